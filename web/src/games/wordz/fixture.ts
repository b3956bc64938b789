/** Views for tests: three seats; I am the first, my word is MACHINES, and Lou's shows its first letter. */

import type { Card, OpenPlace, View } from "../../wire/wordz";
import type { Offer, Seat } from "../../wire/messages";
import { backOf } from "./reading";

export const HAND = ["A", "E", "E", "I", "O", "C", "H", "M", "N", "N", "S", "T"] as const;
export const VOWELS = "AEIOUY";
export const CONSONANTS = "BCDFGHJKLMNPQRSTVXZ";

/** A word as the others see it; small letters lie face down. */
export function rowOf(word: string): readonly Card[] {
  return [...word].map((it): Card => [backOf(it.toUpperCase()), it === it.toUpperCase() ? it : null]);
}

const PLACE: OpenPlace = { row: [], has_composed: true, is_out: false, tokens: 3, won: 0, points: 0 };

export function turnOffer(whom: Seat, ...places: number[]): Offer {
  const one = { type: "one_of", idle: [] } as const;
  return { action: "turn_card", fields: { whom: { ...one, values: [whom] }, place: { ...one, values: places } } };
}

export function proposeOffer(whom: Seat, row: readonly Card[]): Offer {
  const pattern = row.map(([back, letter]) => letter ?? (back === "vowel" ? VOWELS : CONSONANTS));
  return {
    action: "propose",
    fields: { whom: { type: "one_of", values: [whom], idle: [] }, word: { type: "spelling", pattern } },
  };
}

export const END: Offer = { action: "end_turn", fields: {} };
export const PASS: Offer = { action: "pass_composing", fields: {} };
export const JUDGE: Offer = {
  action: "judge",
  fields: { ballot: { type: "one_of", values: ["accept", "reject", "abstain"], idle: [] } },
};
const ANY = { type: "letters", hand: HAND.join(""), shortest: 2, longest: 12 } as const;
export const LOOK_UP: Offer = { action: "look_up", fields: { word: ANY } };
export const LAY_ANY: Offer = { action: "lay_word", fields: { word: ANY } };

const LOU = rowOf("Lapin");
const MAX = rowOf("ete");

export function viewOf(change: Partial<View> = {}): View {
  return {
    type: "wordz",
    seat: 0,
    options: {
      language: "fr",
      rounds: 3,
      tokens: "reset",
      words: "any",
      shortest: 2,
      counts: false,
      first: "random",
      pace: "off",
    },
    round: 1,
    phase: "turn",
    first: 1,
    active: 0,
    has_turned: false,
    has_proposed: false,
    deadline: null,
    places: [
      { ...PLACE, row: rowOf("MachineS") },
      { ...PLACE, row: LOU },
      { ...PLACE, row: MAX },
    ],
    own: { hand: ["E", "O", "N", "T"], word: "MACHINES", drafts: [] },
    misses: [[2, 1, "LUTIN"]],
    fates: [],
    trial: null,
    ballots: [],
    last_round: null,
    outcome: null,
    offers: [turnOffer(1, 1, 2, 3, 4), turnOffer(2, 0, 1, 2), proposeOffer(1, LOU), proposeOffer(2, MAX)],
    ...change,
  };
}

export function composeView(change: Partial<View> = {}): View {
  const places = [0, 1, 2].map(() => ({ ...PLACE, has_composed: false }));
  return viewOf({
    phase: "compose",
    active: null,
    places,
    misses: [],
    own: { hand: HAND, word: "", drafts: [] },
    offers: [LAY_ANY, LOOK_UP, PASS],
    ...change,
  });
}

export function voteView(change: Partial<View> = {}): View {
  return viewOf({
    phase: "vote",
    trial: { whom: 1, by: 2, word: "LAPUN", hidden: 2 },
    ballots: [[2, "reject"]],
    offers: [JUDGE],
    ...change,
  });
}
