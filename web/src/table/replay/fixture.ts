/** For tests: what was found about a game, and how a game says it. */

import type { ReviewWords } from "../../games/reviewing";
import type { Curve, Remark } from "../../wire/messages";

export const remark = (step: number, key: string, more: Partial<Remark> = {}): Remark => ({
  type: "remark",
  step,
  key,
  seats: [0],
  facts: {},
  rests_on: "",
  is_turning: false,
  shows: null,
  ...more,
});

export const curve = (points: Curve["points"], more: Partial<Curve> = {}): Curve => ({
  type: "curve",
  graph: "possible",
  points,
  seat: 0,
  about: null,
  ...more,
});

export const WORDS: ReviewWords = {
  graphs: () => ({
    possible: {
      title: "Still possible",
      value: (value) => (value === 1 ? "1 interval" : `${value} intervals`),
      line: ({ seat }, { name }) => (seat === null ? "The table" : name(seat)),
      restsOn: "with all answers so far",
    },
    words: {
      title: "Words that fit",
      value: (value) => `${value} words`,
      line: ({ about }, { name }) => (about === null ? "All" : `Of ${name(about)}`),
      isLogarithmic: true,
    },
  }),
  sentence: ({ key, seats }, { name }) => {
    const who = seats[0] === undefined ? "Nobody" : name(seats[0]);
    if (key === "told_most") return `${who} asked what told most.`;
    return key === "sure" ? `${who} was sure.` : null;
  },
  restsOn: (key) => (key === "random" ? "if they choose at random" : null),
};
