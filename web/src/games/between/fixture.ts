/** A view for tests: four seats, my turn, one card laid between, one above, a few noes. */

import type { OpenPlace, View } from "../../wire/between";
import type { Offer } from "../../wire/messages";
import { seated } from "../seated";

export const people = seated(["Ada", "Lou", "Max", "Zoé"], (seat) => ({ isYou: seat === 0 }));

const PLACE: OpenPlace = {
  hand_size: 4,
  has_chosen: true,
  between: [],
  above: [],
  noes: [],
  is_found: false,
  is_conceded: false,
  is_out: false,
  has_joker: true,
  points: 0,
};

export const MY_HAND = [1, 9, 16, 24] as const;
const FREE = Array.from({ length: 24 }, (_, at) => at + 1).filter((it) => ![...MY_HAND, 8, 15].includes(it));

export function askOffer(whom: number, idle: readonly number[] = []): Offer {
  return {
    action: "ask",
    fields: { whom: { type: "one_of", values: [whom], idle: [] }, value: { type: "one_of", values: FREE, idle } },
  };
}

export const AFTER: readonly Offer[] = [
  {
    action: "announce",
    fields: {
      whom: { type: "one_of", values: [1, 2, 3], idle: [] },
      interval: { type: "two_of", low: 1, high: 24, apart: 2 },
    },
  },
  { action: "end_turn", fields: {} },
];

export const CHOOSE: Offer = {
  action: "choose_interval",
  fields: {
    interval: {
      type: "one_of",
      values: [
        [1, 9],
        [1, 16],
        [8, 15],
        [8, 16],
        [9, 16],
      ],
      idle: [],
    },
  },
};

export const JOKER: Offer = {
  action: "play_joker",
  fields: {
    whom: { type: "one_of", values: [1, 2, 3], idle: [] },
    value: { type: "one_of", values: [8, 10, 13], idle: [] },
  },
};

export function viewOf(change: Partial<View> = {}): View {
  return {
    type: "between",
    seat: 0,
    options: { length: "to_five", follow_up: "board", joker: "per_game", first: "random", pace: "off" },
    round: 1,
    phase: "turn",
    first: 1,
    active: 0,
    has_asked: false,
    deadline: null,
    places: [PLACE, { ...PLACE, between: [6], above: [4], noes: [17, 20] }, PLACE, { ...PLACE, noes: [20] }],
    own: { hand: MY_HAND, interval: [8, 15], jokers: [], misses: [], notes: [] },
    questions: [[3, 1, 6, "between"]],
    finds: [],
    whispers: [],
    unfound: [],
    last_round: null,
    last_conceded: [],
    last_unfound: [],
    outcome: null,
    offers: [askOffer(1, [4, 6, 17]), askOffer(2), askOffer(3), JOKER],
    ...change,
  };
}
