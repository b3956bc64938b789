import { expect, it } from "vitest";
import type { Spot } from "./geometry";
import { Placing } from "./placing.svelte";

const SPOTS: readonly Spot[] = [
  [1, 0, 0],
  [1, 0, 1],
  [0, 1, 1],
];

it("shows each cell once, turned as the card is now where it can be", () => {
  const placing = new Placing();
  expect(placing.cells(SPOTS)).toEqual([
    [1, 0, 0],
    [0, 1, 1],
  ]);
  placing.turn();
  expect(placing.cells(SPOTS)).toEqual([
    [1, 0, 1],
    [0, 1, 1],
  ]);
});

it("turns the card by itself where it fits only the other way round", () => {
  const placing = new Placing();
  placing.hold(SPOTS, [0, 1]);
  expect(placing.spot(SPOTS)).toEqual([0, 1, 1]);
});

it("a second tap turns the card where it fits both ways", () => {
  const placing = new Placing();
  placing.hold(SPOTS, [1, 0]);
  expect(placing.spot(SPOTS)).toEqual([1, 0, 0]);
  placing.hold(SPOTS, [1, 0]);
  expect(placing.spot(SPOTS)).toEqual([1, 0, 1]);
});

it("a card that was turned away from its spot is held, but cannot be laid", () => {
  const placing = new Placing();
  placing.hold(SPOTS, [0, 1]);
  placing.turn();
  expect(placing.held).toEqual([0, 1, 0]);
  expect(placing.spot(SPOTS)).toBeNull();
});

it("another moment is another trial", () => {
  const placing = new Placing();
  placing.settle("one");
  placing.hold(SPOTS, [0, 1]);
  placing.settle("one");
  expect(placing.held).not.toBeNull();
  placing.settle("two");
  expect(placing.held).toBeNull();
});

it("a card is laid where it is dropped, and nowhere else", () => {
  const placing = new Placing();
  placing.hold(SPOTS, [0, 1]);
  expect(placing.isHeldOver([0, 1])).toBe(true);
  // Carried on over the bare table, or out of the window: it stays on trial.
  expect(placing.isHeldOver([3, 3])).toBe(false);
  expect(placing.isHeldOver(null)).toBe(false);
  placing.turn();
  expect(placing.spot(SPOTS)).toBeNull();
});
