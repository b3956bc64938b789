import { expect, it } from "vitest";
import { countOf, isSame, recorded } from "./lesson";

const VIEW = { seat: 0, outcome: null, offers: [] };

it("wants just what the script did, whatever the order of its fields", () => {
  const [step] = recorded([{ name: "ask", view: VIEW, news: [], wants: { type: "ask", whom: 1, cards: [3, 4] } }]);
  expect(step?.wants?.({ cards: [3, 4], whom: 1, type: "ask" })).toBe(true);
  for (const other of [{ type: "ask" }, { type: "ask", whom: 1, cards: [4, 3] }, { type: "ask", whom: 1, cards: 3 }])
    expect(step?.wants?.(other)).toBe(false);
});

it("wants nothing where there is only something to look at", () => {
  expect(recorded([{ name: "look", view: VIEW, news: [] }])[0]?.wants).toBeUndefined();
});

it("counts ideas, not moves", () => {
  const steps = ["look", "lay", "lay", "lay", "end"].map((name) => ({ name }));
  expect(steps.map((_, at) => countOf(steps, at).n)).toEqual([1, 2, 2, 2, 3]);
  expect(countOf(steps, 0).all).toBe(3);
});

it("tells data apart by what it says", () => {
  expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isSame(null, {})).toBe(false);
  expect(isSame({ word: "Épée " }, { word: "epee" })).toBe(true);
  expect(isSame({ word: "épée" }, { word: "épées" })).toBe(false);
});
