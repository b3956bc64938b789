/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Seat } from "../../wire/messages";
import type { Event, Fate, Seen } from "../../wire/wordz";
import type { Speaker } from "../game";
import { type Given, openly, scored, teller } from "../teller";
import { voiceOf } from "./reading";
import { story as en } from "./story.en";
import { story as fr } from "./story.fr";

const { say, by, ending, plainly } = teller(en, fr);

export function tell(event: Seen, speaker: Speaker): string | null {
  // What I look up is told where I compose, and kept out of what others might read over my shoulder.
  if (event.type === "word_looked_up") return null;
  // Whose turn it is stands in the sentence of the moment.
  if ((event.type === "turn_began" || event.type === "turn_resumed") && event.seat !== speaker.seat) return null;
  return sentence(event, speaker);
}

export { ending };

function sentence(event: Seen | Event, speaker: Speaker): string | null {
  const { name } = speaker;
  switch (event.type) {
    case "hand_dealt":
      // My letters and my word lie on the paper that I can cover: the log must not show them beside it.
      return `${say("dealt", { round: event.round })} ${by("first", event.first, speaker)}`;
    case "round_dealt": {
      const hands = event.hands.map((hand, seat) => say("open.hand", { who: name(seat), hand: hand.join(" ") }));
      const first = by("first", event.first, speaker) ?? "";
      return say("open.dealt", { round: event.round, hands: hands.join(say("open.next")), first });
    }
    case "word_looked_up":
      return say(event.is_listed ? "word_looked_up.listed" : "word_looked_up.unlisted", {
        who: name(event.seat),
        word: event.word,
      });
    case "word_hidden":
      return say("word_hidden.they", { who: name(event.seat), n: event.backs.length });
    case "word_laid":
      return by("word_laid", event.seat, speaker, { word: event.word, n: event.word.length });
    case "ballot_cast":
      return by(`ballot_cast.${event.ballot}`, event.seat, speaker);
    case "card_turned":
      return between("card_turned", event, speaker, { n: event.place + 1, letter: event.letter });
    case "proposal_missed":
    case "word_found":
      return between(event.type, event, speaker, { word: event.word });
    case "word_turned_up":
      return by("word_turned_up", event.whom, speaker, { word: event.word });
    case "vote_began":
      return by("vote_began", event.whom, speaker);
    case "word_judged":
      return judged(event.fate, speaker);
    case "round_ended":
      return scored(say, event.result, speaker);
    default:
      return plainly(event, speaker);
  }
}

function judged(fate: Fate, speaker: Speaker): string | null {
  if (!fate.stands) return by("word_judged.faulty", fate.whom, speaker, { word: fate.word });
  if (fate.by === null) return by("word_judged.up", fate.whom, speaker, { m: fate.to_owner });
  return between("word_judged.found", { by: fate.by, whom: fate.whom }, speaker, {
    n: fate.to_finder,
    m: fate.to_owner,
  });
}

function between(
  key: string,
  { by: actor, whom }: { by: Seat; whom: Seat },
  { seat: me, name }: Speaker,
  given: Given,
): string | null {
  return say.find(`${key}.${voiceOf(me, actor, whom)}`, { who: name(actor), whom: name(whom), ...given });
}

export const tellOpen = openly(sentence);
