/** A fixed script: views made by hand, and for each step the one action that leads on. No rules are kept here. */

import type { Action, Interval, OpenPlace, Question, Seen, View } from "../../wire/between";
import type { Offer, Offers } from "../../wire/messages";

export const MINE: readonly number[] = [1, 3, 4, 6, 9, 11, 14, 16, 17, 19, 22, 24];
const LOU: Interval = [8, 13];
const REST = Array.from({ length: 24 }, (_, at) => at + 1).filter((it) => !MINE.includes(it));

export type StepName = "hide" | "ask" | "between" | "lou" | "no" | "joker" | "announce" | "end";

export interface Step {
  readonly name: StepName;
  /** The two cards the learner hid are only known after the first step. */
  readonly view: (mine: Interval) => View;
  readonly news: readonly Seen[];
  /** Whether this is what the step waits for; without it one reads, and goes on. */
  readonly wants?: (action: Action) => boolean;
}

const one = (...values: (number | readonly number[])[]) => ({ type: "one_of", values, idle: [] }) as const;
const ask = (idle: readonly number[]): Offer => ({
  action: "ask",
  fields: { whom: one(1), value: { type: "one_of", values: REST, idle } },
});
const joker: Offer = {
  action: "play_joker",
  fields: { whom: one(1), value: one(...Array.from({ length: 24 }, (_, at) => at + 1)) },
};
const announce: Offer = {
  action: "announce",
  fields: { whom: one(1), interval: { type: "two_of", low: 1, high: 24, apart: 2 } },
};
const end: Offer = { action: "end_turn", fields: {} };
/** Cards in order: any two that are not neighbours make an interval (BT-T4). */
const pairs = MINE.flatMap((low, at) => MINE.slice(at + 2).map((high) => [low, high]));

export const OPEN: OpenPlace = {
  hand_size: 10,
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

interface Scene {
  readonly offers: Offers;
  readonly me?: Partial<OpenPlace>;
  readonly lou?: Partial<OpenPlace>;
  readonly questions?: readonly Question[];
  readonly more?: Partial<View>;
  readonly knows13?: boolean;
}

function scene({
  offers,
  me = {},
  lou = {},
  questions = [],
  more = {},
  knows13 = false,
}: Scene): (mine: Interval) => View {
  return (interval) => ({
    type: "between",
    seat: 0,
    options: { length: "express", follow_up: "board", joker: "per_game", first: 0, pace: "off" },
    round: 1,
    phase: "turn",
    first: 0,
    active: 0,
    has_asked: false,
    deadline: null,
    places: [
      { ...OPEN, ...me },
      { ...OPEN, ...lou },
    ],
    own: {
      hand: MINE.filter((it) => !interval.includes(it)),
      interval,
      jokers: knows13 ? [{ type: "joker_answered", asker: 0, whom: 1, value: 13, is_hidden: true }] : [],
      misses: [],
      notes: [],
    },
    questions,
    finds: [],
    whispers: knows13 ? [["joker", 0, 1]] : [],
    last_round: null,
    last_conceded: [],
    outcome: null,
    offers,
    ...more,
  });
}

const LAID = { between: [10], hand_size: 9 };
const asked10: Question = [0, 1, 10, "between"];
const asked20: Question = [1, 0, 20, "no"];
const asked8: Question = [0, 1, 8, "no"];
const answered = ([asker, whom, value, answer]: Question): Seen => ({
  type: "question_answered",
  asker,
  whom,
  value,
  answer,
});
const asks = (value: number) => (action: Action) => action.type === "ask" && action.value === value;

const unchosen: Step["view"] = (mine) => {
  const view = scene({
    offers: [{ action: "choose_interval", fields: { interval: one(...pairs) } }],
    me: { has_chosen: false, hand_size: 12 },
    more: { phase: "choose", active: null },
  })(mine);
  return { ...view, own: view.own && { ...view.own, hand: MINE, interval: null } };
};

export const STEPS: readonly Step[] = [
  { name: "hide", view: unchosen, news: [], wants: (action) => action.type === "choose_interval" },
  { name: "ask", view: scene({ offers: [ask([])] }), news: [], wants: asks(10) },
  {
    name: "between",
    view: scene({ offers: [end], lou: LAID, questions: [asked10], more: { has_asked: true } }),
    news: [answered(asked10)],
    wants: (action) => action.type === "end_turn",
  },
  {
    name: "lou",
    view: scene({
      offers: [],
      lou: LAID,
      me: { noes: [20] },
      questions: [asked10, asked20],
      more: { active: 1, has_asked: true },
    }),
    news: [answered(asked20)],
  },
  {
    name: "no",
    view: scene({ offers: [ask([10])], lou: LAID, me: { noes: [20] }, questions: [asked10, asked20] }),
    news: [],
    wants: asks(8),
  },
  {
    name: "joker",
    view: scene({
      offers: [joker],
      lou: { ...LAID, noes: [8] },
      me: { noes: [20] },
      questions: [asked10, asked20, asked8],
      more: { has_asked: true },
    }),
    news: [answered(asked8)],
    wants: (action) => action.type === "play_joker" && action.value === 13,
  },
  {
    name: "announce",
    view: scene({
      offers: [announce],
      lou: { ...LAID, noes: [8] },
      me: { noes: [20], has_joker: false },
      questions: [asked10, asked20, asked8],
      more: { has_asked: true },
      knows13: true,
    }),
    news: [],
    wants: (action) => action.type === "announce" && action.interval.join() === LOU.join(),
  },
  {
    name: "end",
    view: scene({
      offers: [],
      lou: { ...LAID, noes: [8], is_found: true },
      me: { noes: [20], has_joker: false, points: 1 },
      questions: [asked10, asked20, asked8],
      more: { active: null, has_asked: true, finds: [[0, 1, LOU]] },
      knows13: true,
    }),
    news: [{ type: "interval_found", by: 0, whom: 1, interval: LOU }],
  },
];
