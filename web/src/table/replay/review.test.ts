/** It asks until there is an answer, ever less often, and no more once one has gone. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refusal } from "../../link/api";
import type { HowFar, Review } from "../../wire/messages";
import { Looking } from "./review.svelte";

const FOUND: Review = { game: "between", steps: 9, curves: [], remarks: [] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("tells how far it is until everything is found", async () => {
  const answers: (Review | HowFar)[] = [{ done: 0, of: 9 }, { done: 6, of: 9 }, FOUND];
  const looking = new Looking(async () => answers.shift()!);
  await looking.look();
  expect([looking.isLooking, looking.howFar]).toEqual([true, { done: 0, of: 9 }]);
  await vi.advanceTimersToNextTimerAsync();
  expect(looking.howFar).toEqual({ done: 6, of: 9 });
  await vi.advanceTimersToNextTimerAsync();
  expect([looking.isLooking, looking.found]).toEqual([false, FOUND]);
  expect(vi.getTimerCount()).toBe(0);
});

it("asks less often the longer it takes, and often enough to be waited for", async () => {
  const asked: number[] = [];
  const looking = new Looking(async () => (asked.push(Date.now()), { done: 1, of: 9 }));
  void looking.look();
  await vi.advanceTimersByTimeAsync(30_000);
  const waits = asked.slice(1).map((at, n) => at - (asked[n] ?? 0));
  expect(waits[0]).toBeLessThan(500);
  expect(Math.max(...waits)).toBe(2_000);
  looking.end();
});

it("says why there is nothing, and looks again when asked to", async () => {
  let fault: Error | null = new Refusal("reviews_busy", null, 503);
  const looking = new Looking(async () => {
    if (fault) throw fault;
    return FOUND;
  });
  await looking.look();
  expect([looking.lost, looking.isLooking]).toEqual(["reviews_busy", false]);
  fault = new Error("down");
  await looking.look();
  expect(looking.lost).toBe("unreachable");
  fault = null;
  await looking.look();
  expect([looking.lost, looking.found]).toEqual([null, FOUND]);
});

it("asks no more for whoever has gone", async () => {
  const ask = vi.fn(async () => ({ done: 1, of: 9 }));
  const looking = new Looking(ask);
  await looking.look();
  looking.end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledOnce();
});
