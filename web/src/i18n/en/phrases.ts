/** Ready-made words, by key: six faces, eighteen phrases. */
import type { PhraseKey } from "../../wire/messages";

export const phrases = {
  smile: "smiles",
  laugh: "laughs",
  surprise: "is amazed",
  sad: "is sad",
  heart: "sends a heart",
  applause: "applauds",
  hello: "Hello",
  good_luck: "Good luck",
  thanks: "Thank you",
  please: "Please",
  sorry: "Sorry",
  yes: "Yes",
  no: "No",
  maybe: "Perhaps",
  no_idea: "No idea",
  well_played: "Well played",
  good_game: "Good game",
  again: "One more?",
  my_turn: "My turn",
  your_turn: "Your turn",
  thinking: "I am thinking",
  one_moment: "One moment",
  i_am_back: "I am back",
  must_go: "I have to go",
} as const satisfies Readonly<Record<PhraseKey, string>>;

export const FACES = ["smile", "laugh", "surprise", "sad", "heart", "applause"] as const satisfies readonly PhraseKey[];

/** What is said by the table itself: nobody can choose it. */
export const spoken = { asks_coach: "asks the coach for a hint" } as const;
