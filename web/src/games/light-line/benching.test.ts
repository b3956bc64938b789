import { expect, it } from "vitest";
import type { Offers } from "../../wire/messages";
import { Benching } from "./benching.svelte";
import type { Laid, Spot } from "./geometry";

const one = (...values: (number | Spot)[]) => ({ type: "one_of", values, idle: [] }) as const;
const BENCH: readonly Laid[] = [
  [5, 0, 0, 0],
  [6, 1, 0, 0],
];
const OFFERS: Offers = [
  { action: "lay", fields: { card: one(7), spot: one([2, 0, 0], [2, 0, 1], [0, 1, 1]) } },
  { action: "lay", fields: { card: one(6), spot: one([1, 0, 1]) } },
  { action: "take_back", fields: { card: one(5, 6) } },
  { action: "clear_bench", fields: {} },
];

it("offers nothing while the fingers are empty", () => {
  const bench = new Benching();
  expect(bench.spots(OFFERS)).toEqual([]);
  expect(bench.lay([0, 0, 0])).toBeNull();
});

it("lays the card in the fingers, and lets it go", () => {
  const bench = new Benching();
  bench.pick(7, BENCH);
  expect(bench.spots(OFFERS)).toEqual([
    [2, 0, 0],
    [0, 1, 1],
  ]);
  bench.turn(OFFERS, BENCH);
  expect(bench.spots(OFFERS)).toEqual([
    [2, 0, 1],
    [0, 1, 1],
  ]);
  expect(bench.lay([2, 0, 1])).toEqual({ type: "lay", card: 7, spot: [2, 0, 1] });
  expect(bench.card).toBeNull();
});

it("turns a card that lies, where it fits so", () => {
  const bench = new Benching();
  bench.pick(6, BENCH);
  expect(bench.turn(OFFERS, BENCH)).toEqual({ type: "lay", card: 6, spot: [1, 0, 1] });
  bench.letGo();
  bench.pick(5, BENCH);
  expect(bench.turn(OFFERS, BENCH)).toBeNull();
});

it("takes back only what lies", () => {
  const bench = new Benching();
  bench.pick(7, BENCH);
  expect(bench.mayTakeBack(BENCH, OFFERS)).toBe(false);
  bench.pick(6, BENCH);
  expect(bench.mayTakeBack(BENCH, OFFERS)).toBe(true);
  expect(bench.takeBack()).toEqual({ type: "take_back", card: 6 });
});

it("the same card again puts it down, and so does another moment", () => {
  const bench = new Benching();
  bench.pick(7, BENCH);
  bench.pick(7, BENCH);
  expect(bench.card).toBeNull();
  bench.pick(7, BENCH);
  bench.settle("next");
  expect(bench.card).toBeNull();
});

it("lays a dragged card where it is dropped; anywhere else it stays in the fingers", () => {
  const bench = new Benching();
  bench.grasp(7, BENCH);
  bench.grasp(7, BENCH);
  expect(bench.drop(OFFERS, [5, 5])).toBeNull();
  expect(bench.drop(OFFERS, null)).toBeNull();
  expect(bench.card).toBe(7);
  expect(bench.drop(OFFERS, [2, 0])).toEqual({ type: "lay", card: 7, spot: [2, 0, 0] });
  expect(bench.card).toBeNull();
});
