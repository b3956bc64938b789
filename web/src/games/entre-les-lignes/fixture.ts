/** Views for tests: four seats; I am the first, Lou is active, and my word is « nuage ». */

import type { OpenPlace, OwnPlace, RoundResult, View } from "../../wire/entre-les-lignes";
import type { Offer } from "../../wire/messages";

export const NAMES = ["Ada", "Lou", "Max", "Zoé"];
export const speaker = { seat: 0, name: (seat: number): string => NAMES[seat] ?? "" };
export const watcher = { ...speaker, seat: null };

const PLACE: OpenPlace = {
  has_handed_in: false,
  has_voted: false,
  has_gone_on: false,
  wish: null,
  is_empty: false,
  is_playing: true,
  points: 0,
  square: 0,
  laps: 0,
};
export const OWN: OwnPlace = {
  word: "nuage",
  drawing: "",
  description: "",
  spot: null,
  is_sent_back: false,
  vote: null,
  ballot: null,
};

const one = (...values: string[]) => ({ type: "one_of", values, idle: [] }) as const;
export const DRAW: Offer = { action: "draw", fields: { drawing: { type: "strokes" } } };
export const HAND_IN: Offer = { action: "hand_in", fields: {} };
export const CAST: Offer = { action: "cast_vote", fields: { letter: one("A", "B", "C") } };
export const JUDGE: Offer = { action: "judge", fields: { ballot: one("uphold", "dismiss", "unsure") } };
export const GO_ON: Offer = { action: "go_on", fields: {} };

export const places = (change: (seat: number) => Partial<OpenPlace>): readonly OpenPlace[] =>
  NAMES.map((_, seat) => ({ ...PLACE, ...change(seat) }));

export function viewOf(change: Partial<View> = {}): View {
  return {
    type: "entre-les-lignes",
    seat: 0,
    options: {
      language: "fr",
      number: 1,
      rounds: "full",
      authors: "hidden",
      drawing_pace: "off",
      voting_pace: "off",
      pack: "tablee",
      difficulty: "all",
      first: "random",
    },
    number: 1,
    rounds: 8,
    recounted: null,
    round: 1,
    phase: "draw",
    active: 1,
    letters: ["A", "B", "C"],
    deadline: null,
    places: places(() => ({})),
    own: OWN,
    board: [],
    objection: null,
    heard: [],
    gallery: [],
    outcome: null,
    offers: [DRAW],
    ...change,
  };
}

export function voteView(change: Partial<View> = {}): View {
  const hung = (spot: "active" | "A" | "B" | "C", seat: number | null) => ({
    spot,
    drawing: `name of ${spot}`,
    seat,
    is_sent_back: false,
  });
  return viewOf({
    phase: "vote",
    places: places(() => ({ has_handed_in: true })),
    own: { ...OWN, spot: "B" },
    board: [hung("active", 1), hung("A", null), hung("B", null), hung("C", null)],
    offers: [CAST, { action: "abstain", fields: {} }],
    ...change,
  });
}

/** Lou and Max have the same word; only Ada and Lou see it. */
export const RESULT: RoundResult = {
  round: 1,
  active: 1,
  accomplice: 2,
  word: "avion",
  right: "A",
  exhibits: [
    { spot: "active", seat: 1, drawing: "1", word: "avion", description: "", sitter: 0 },
    { spot: "A", seat: 2, drawing: "2", word: "avion", description: "une valise", sitter: 0 },
    { spot: "B", seat: 0, drawing: "0", word: "nuage", description: "", sitter: 0 },
    { spot: "C", seat: 3, drawing: "", word: "clé", description: "", sitter: 0 },
  ],
  votes: ["A", "A", "C", "abstain"],
  wrong: [2],
  scores: [
    { points: 2, why: "saw_through" },
    { points: 0, why: "partner_missed" },
    { points: 0, why: "missed" },
    { points: 0, why: "abstained" },
  ],
  points: [2, 0, 0, 0],
};

export function revealView(change: Partial<View> = {}): View {
  return viewOf({
    phase: "reveal",
    own: { ...OWN, spot: "B", vote: "A" },
    gallery: [RESULT],
    offers: [GO_ON],
    ...change,
  });
}
