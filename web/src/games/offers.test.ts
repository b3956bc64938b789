import { expect, it } from "vitest";
import type { Offers } from "../wire/messages";
import { allows, has, isIdle, isOffered, valuesIn } from "./offers";

const OFFERS: Offers = [
  {
    action: "ask",
    fields: { whom: { type: "one_of", values: [1], idle: [] }, value: { type: "one_of", values: [2, 3], idle: [3] } },
  },
  {
    action: "ask",
    fields: { whom: { type: "one_of", values: [2], idle: [] }, value: { type: "one_of", values: [4], idle: [] } },
  },
  { action: "announce", fields: { interval: { type: "two_of", low: 1, high: 24, apart: 2 } } },
  { action: "end_turn", fields: {} },
];

it("allows what stands together in one offer", () => {
  expect(allows(OFFERS, "ask", { whom: 1, value: 2 })).toBe(true);
  expect(allows(OFFERS, "ask", { whom: 1, value: 4 })).toBe(false);
  expect(allows(OFFERS, "ask", { value: 4 })).toBe(true);
  expect(isOffered(OFFERS, "end_turn")).toBe(true);
  expect(isOffered(OFFERS, "concede")).toBe(false);
});

it("knows pairs by their ends and their gap", () => {
  expect(allows(OFFERS, "announce", { interval: [7, 10] })).toBe(true);
  expect(allows(OFFERS, "announce", { interval: [7, 8] })).toBe(false);
  expect(allows(OFFERS, "announce", { interval: [0, 8] })).toBe(false);
});

it("warns of what cannot change anything", () => {
  expect(isIdle(OFFERS, "ask", { whom: 1, value: 3 }, "value")).toBe(true);
  expect(isIdle(OFFERS, "ask", { whom: 1, value: 2 }, "value")).toBe(false);
});

it("knows so many of some numbers, in rising order", () => {
  const three = { type: "some_of", values: [2, 5, 7, 9], count: 3 } as const;
  expect(valuesIn(three)).toEqual([
    [2, 5, 7],
    [2, 5, 9],
    [2, 7, 9],
    [5, 7, 9],
  ]);
  expect(valuesIn(three).every((it) => has(three, it))).toBe(true);
  for (const wrong of [
    [2, 5],
    [5, 2, 7],
    [2, 2, 7],
    [2, 5, 8],
    [2, 5, 7, 9],
  ])
    expect(has(three, wrong)).toBe(false);
});

it("knows which words can be laid with one's letters, and which can stand in a pattern", () => {
  const letters = { type: "letters", hand: "MACHINESEEOT", shortest: 2, longest: 12 } as const;
  expect(["MACHINES", "MA", "NO"].every((it) => has(letters, it))).toBe(true);
  expect(["M", "MAMA", "machines", 3].some((it) => has(letters, it))).toBe(false);
  const spelling = { type: "spelling", pattern: ["M", "AEIOUY", "BCD"] } as const;
  expect([has(spelling, "MAC"), has(spelling, "MACS"), has(spelling, "MBC"), has(spelling, "LAC")]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(valuesIn(letters)).toEqual([]);
});

it("knows a word or a line of one's own by its shape, and what it must not be", () => {
  const word = { type: "typed", longest: 24, words: 1, not_among: ["epee", "oeuf"] } as const;
  expect(["forge", "abat-jour", "aujourd’hui", "12", " lame "].every((it) => has(word, it))).toBe(true);
  expect(
    ["", "épée", "E\u0301pée", "ŒUF", "deux mots", "oui !", "-", "x".repeat(25), 3].some((it) => has(word, it)),
  ).toBe(false);
  const line = { type: "typed", longest: 60, words: 3, not_among: [] } as const;
  expect(["oui !", "un chat\u00a0noir", "a  b"].every((it) => has(line, it))).toBe(true);
  expect(["…", "un deux trois quatre", "a\u0000b", "x".repeat(61)].some((it) => has(line, it))).toBe(false);
  expect(valuesIn(word)).toEqual([]);
});

it("leaves drawings to the table", () => {
  const offers: Offers = [{ action: "draw", fields: { drawing: { type: "strokes" } } }];
  expect(isOffered(offers, "draw")).toBe(true);
  expect(allows(offers, "draw", { drawing: "a house" })).toBe(false);
  expect(valuesIn({ type: "strokes" })).toEqual([]);
});
