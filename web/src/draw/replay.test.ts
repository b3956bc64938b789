import { expect, it } from "vitest";
import { Clock, type Ticker } from "./clock.svelte";
import { cut, lengthOf, moment, score, still } from "./replay";
import { BLANK, type Drawing, type Stroke } from "./strokes";

const LONG: Stroke = [1, 1, [0, 0, 100, 1000, 0, 200, 3000, 0, 200]];
const SHORT: Stroke = [2, 1, [0, 500, 100, 300, 500, 100]];
const DOT: Stroke = [3, 1, [9, 9, 128]];
const ALL: Drawing = { strokes: [LONG, SHORT, DOT] };

it("begins with a blank paper and ends with the drawing", () => {
  expect(moment(ALL, score(ALL), 0)).toEqual({ done: [], under: null });
  expect(moment(ALL, score(ALL), 1)).toEqual({ done: ALL.strokes, under: null });
  expect(moment(BLANK, score(BLANK), 0.5)).toEqual({ done: [], under: null });
});

it("draws stroke after stroke, the long ones longer", () => {
  const times = score(ALL);
  const [first = [0, 0], second = [0, 0], third = [0, 0]] = times;
  expect(first[0]).toBe(0);
  expect(first[1] - first[0]).toBeGreaterThan(5 * (second[1] - second[0]));
  expect(second[0]).toBeGreaterThan(first[1]);
  expect(third[1]).toBeCloseTo(1);
  const now = moment(ALL, times, (second[0] + second[1]) / 2);
  expect(now.done).toEqual([LONG]);
  expect(now.under?.[0]).toBe(2);
});

it("shows a part of the stroke under the pen, and nothing while the pen is lifted", () => {
  expect(cut(LONG, 0.5)).toEqual([1, 1, [0, 0, 100, 1000, 0, 200, 1500, 0, 200]]);
  expect(lengthOf(cut(LONG, 0.25))).toBeCloseTo(750);
  expect(cut(LONG, 1)[2].slice(-3)).toEqual([3000, 0, 200]);
  const times = score(ALL);
  const lifted = ((times[0]?.[1] ?? 0) + (times[1]?.[0] ?? 0)) / 2;
  expect(moment(ALL, times, lifted)).toEqual({ done: [LONG], under: null });
});

it("keeps the same strokes, so that they need not be drawn again", () => {
  expect(moment(ALL, score(ALL), 0.999).done[0]).toBe(LONG);
});

it("shows whole strokes where nothing may move", () => {
  const times = score(ALL);
  for (let clock = 0; clock <= 1; clock += 0.05) expect(still(ALL, times, clock).under).toBeNull();
  expect(still(ALL, times, 0).done).toEqual([]);
  expect(still(ALL, times, 1).done).toEqual(ALL.strokes);
});

/** Time that is told by hand. */
function byHand(): Ticker & { tick(time: number): void } {
  let next: ((time: number) => void) | null = null;
  return {
    next: (tick) => ((next = tick), 1),
    stop: () => (next = null),
    tick: (time) => {
      const now = next;
      next = null;
      now?.(time);
    },
  };
}

it("runs from 0 to 1 in its time, stops there, and begins anew", () => {
  const hand = byHand();
  const clock = new Clock(1000, hand);
  clock.play();
  for (const time of [5000, 5250, 5500]) hand.tick(time);
  expect(clock.at).toBeCloseTo(0.5);
  clock.pause();
  hand.tick(5900);
  expect(clock.at).toBeCloseTo(0.5);
  clock.play();
  for (const time of [9000, 9900]) hand.tick(time);
  expect([clock.at, clock.isPlaying]).toEqual([1, false]);
  clock.play();
  expect(clock.at).toBe(0);
});

it("goes on by steps to the very end, and from there to the first again", () => {
  const clock = new Clock(1000, byHand());
  const seen = Array.from({ length: 9 }, () => (clock.step(), clock.at));
  expect(seen).toEqual([0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1, 0.125]);
});
