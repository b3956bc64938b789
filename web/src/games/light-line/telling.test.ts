import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { skip } from "../../ui/skips";
import { BREATH, CARD, LAST, SHOUT, Telling, TOLD } from "./telling.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEWS = [{ type: "round_ended" }];
const passes = (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds);

it("calls, runs along the line card by card, and only then tells what came of it", () => {
  const telling = new Telling();
  telling.play(NEWS, { first: SHOUT, cards: 3 });
  expect([telling.isFirst, telling.reached, telling.isTold]).toEqual([true, 0, false]);
  expect(telling.holds(NEWS[0])).toBe(true);
  expect(telling.holds({ type: "round_ended" })).toBe(false); // that of another round
  passes(SHOUT);
  const reached = [1, 2, 3].map(() => {
    const now = telling.reached;
    passes(CARD);
    return now;
  });
  expect(reached).toEqual([1, 2, 3]);
  expect(telling.isRunning).toBe(true);
  passes(LAST - CARD);
  expect([telling.isRunning, telling.isTold, telling.isOn]).toEqual([false, true, true]);
  expect(telling.holds(NEWS[0])).toBe(false);
  expect(telling.reached).toBe(Infinity);
  passes(TOLD);
  expect(telling.isOn).toBe(false);
});

it("where nothing should move the light is there at once, and stays as long", () => {
  const telling = new Telling();
  telling.play(NEWS, { first: BREATH, cards: 3, isStill: true });
  passes(BREATH);
  expect(telling.reached).toBe(3);
  passes(2 * CARD + LAST - 1);
  expect(telling.isTold).toBe(false);
  passes(1);
  expect(telling.isTold).toBe(true);
});

it("a call alone is over by itself, and one touch ends all of it", () => {
  const telling = new Telling();
  telling.play(NEWS, { first: SHOUT });
  passes(SHOUT);
  expect(telling.isOn).toBe(false);
  telling.play([...NEWS], { first: SHOUT, cards: 8 });
  skip();
  expect([telling.isOn, telling.isTold, telling.reached]).toEqual([false, true, Infinity]);
});

it("nothing was told to whoever comes later, and the same is not told twice", () => {
  const telling = new Telling();
  expect([telling.isTold, telling.reached, telling.isRunning, telling.isFirst]).toEqual([true, Infinity, false, false]);
  telling.play(NEWS, { first: SHOUT });
  passes(SHOUT);
  telling.play(NEWS, { first: SHOUT });
  expect(telling.isOn).toBe(false);
});
