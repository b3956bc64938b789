/** Only the step where one stops counts; what runs by itself stops at the end and under a hand. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../../link/api";
import type { ReplayStep } from "../../wire/messages";
import { settings } from "../../store/settings.svelte";
import { Reel } from "./reel.svelte";
import { stayAt } from "./speeds";

const made = (step: number): ReplayStep => ({ number: 1, step, steps: 9, at: 0, event: {}, glimpses: [] });

/** Answers when told to. */
function house() {
  const asked: number[] = [];
  const open: (() => void)[] = [];
  const fetchStep = (step: number) => {
    asked.push(step);
    return new Promise<ReplayStep>((done) => open.push(() => done(made(step))));
  };
  const answer = async () => {
    open.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { asked, answer, fetchStep };
}

const PACE = stayAt("normal");

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => void vi.useRealTimers());

it("fetches a step, and the next one before it is wanted", async () => {
  const asked: number[] = [];
  const reel = new Reel(9, async (step) => (asked.push(step), made(step)));
  await reel.go(3);
  expect(reel.shown?.step).toBe(3);
  expect(asked).toEqual([3, 4]);
  await reel.go(4);
  await reel.go(3);
  expect(asked).toEqual([3, 4, 5]);
});

it("stays between the first step and the last", async () => {
  const reel = new Reel(9, async (step) => made(step));
  await reel.go(-4);
  expect([reel.step, reel.isAtStart, reel.isAtEnd]).toEqual([1, true, false]);
  await reel.go(99);
  expect([reel.step, reel.isAtStart, reel.isAtEnd]).toEqual([9, false, true]);
});

it("asks one thing at a time, and of many steps passed over only the last", async () => {
  const { asked, answer, fetchStep } = house();
  const reel = new Reel(9, fetchStep);
  for (const step of [1, 2, 3, 4, 5]) void reel.go(step);
  expect(asked).toEqual([1]);
  await answer();
  expect(asked).toEqual([1, 5]);
  await answer();
  expect(reel.shown?.step).toBe(5);
});

it("goes on to what is wanted meanwhile", async () => {
  const { asked, answer, fetchStep } = house();
  const reel = new Reel(9, fetchStep);
  void reel.go(2);
  await answer();
  expect(asked).toEqual([2, 3]);
  void reel.go(7);
  await answer();
  expect(asked).toEqual([2, 3, 7]);
  await answer();
  expect(reel.shown?.step).toBe(7);
});

it("says when a step cannot be had, and tries again when asked again", async () => {
  let fault: Error | null = null;
  const reel = new Reel(9, async (step) => {
    if (fault) throw fault;
    return made(step);
  });
  await reel.go(1);
  fault = new Refusal("not_over", null, 409);
  await reel.go(5);
  expect([reel.lost, reel.shown?.step]).toEqual(["not_over", 1]);
  fault = new Error("down");
  await reel.go(5);
  expect([reel.lost, reel.shown?.step]).toEqual(["unreachable", 1]);
  fault = null;
  await reel.go(5);
  expect([reel.lost, reel.shown?.step]).toEqual([null, 5]);
});

it("runs by itself to the end, and from the end it begins anew", async () => {
  const reel = new Reel(4, async (step) => made(step));
  await reel.go(1);
  await reel.play();
  for (const step of [2, 3, 4]) {
    expect(reel.isPlaying).toBe(true);
    await vi.advanceTimersByTimeAsync(PACE);
    expect(reel.shown?.step).toBe(step);
  }
  expect(reel.isPlaying).toBe(false);
  await reel.play();
  expect([reel.step, reel.isPlaying]).toEqual([1, true]);
  reel.pause();
});

it("stops under a hand", async () => {
  const reel = new Reel(9, async (step) => made(step));
  await reel.play();
  await reel.go(6);
  expect(reel.isPlaying).toBe(false);
  await vi.advanceTimersByTimeAsync(5 * PACE);
  expect(reel.step).toBe(6);
});

it("runs as fast as one likes, from the moment one says so", async () => {
  const reel = new Reel(9, async (step) => made(step));
  await reel.go(1);
  await reel.play();
  settings.speed = "very_fast";
  reel.hurry();
  await vi.advanceTimersByTimeAsync(3 * stayAt("very_fast"));
  expect(reel.step).toBe(4);
  settings.speed = "slow";
  reel.hurry();
  await vi.advanceTimersByTimeAsync(stayAt("slow") - 1);
  expect(reel.step).toBe(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(reel.step).toBe(5);
  reel.pause();
  reel.hurry();
  await vi.advanceTimersByTimeAsync(stayAt("slow"));
  expect(reel.step).toBe(5);
});

it("tells a hand on the controls from a step that another one shows", async () => {
  const reel = new Reel(9, async (step) => made(step));
  reel.onhand = vi.fn();
  await reel.show(4);
  expect(reel.onhand).not.toHaveBeenCalled();
  await reel.go(5);
  await reel.play();
  expect(reel.onhand).toHaveBeenCalledTimes(2);
  reel.pause();
});
