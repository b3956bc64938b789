import { afterEach, expect, it, vi } from "vitest";
import type { Call, Seen, View } from "../../wire/long-line";
import { Racing, REST } from "./ctrl.svelte";

afterEach(() => vi.useRealTimers());

const view = (round: number, phase: View["phase"], calls: readonly Call[] = []) => ({ round, phase, calls });
const called = (seat: number): Seen => ({ type: "line_called", seat, number: 4, at: 0 }) as Seen;

it("LO-G1: rests for two seconds after a refused call", () => {
  vi.useFakeTimers();
  const race = new Racing();
  race.watchCall(true, true);
  expect(race.isResting).toBe(false);
  race.watchCall(false, true);
  expect(race.isResting).toBe(true);
  vi.advanceTimersByTime(REST - 1);
  expect(race.isResting).toBe(true);
  vi.advanceTimersByTime(1);
  expect(race.isResting).toBe(false);
});

it("does not rest after a call that stood, nor where none was made", () => {
  const race = new Racing();
  race.watchCall(false, true);
  race.watchCall(true, true);
  race.watchCall(false, false);
  expect(race.isResting).toBe(false);
});

/** What a round came to where these numbers were called, by seat. */
const result = (round: number, ...numbers: readonly (number | null)[]) => ({
  round,
  scores: numbers.map((it) => ({ called: it, points: 0, line: null, shown: [] })),
});

it("LO-G6: keeps the order of the calls for the result, also of the call that ended the round", () => {
  const race = new Racing();
  race.hear(view(1, "race", [[2, 5, 10]]), [called(2)]);
  race.hear(view(2, "ready_check"), [called(0)]);
  race.hear(view(2, "ready_check"), []);
  expect(race.orderOf(result(1, 4, null, 5))).toEqual([2, 0]);
  race.hear(view(2, "race"), []);
  expect(race.orderOf(result(1, 4, null, 5))).toEqual([]);
});

it("knows the order of the last round, too", () => {
  const race = new Racing();
  race.hear(
    view(1, "over", [
      [1, 5, 10],
      [0, 4, 20],
    ]),
    [],
  );
  expect(race.orderOf(result(1, 4, 5, null))).toEqual([1, 0]);
});

it("says nothing of a round that it did not see, or not from its beginning", () => {
  const race = new Racing();
  race.hear(view(3, "ready_check"), [called(0)]);
  expect(race.orderOf(result(2, 4, 5, null))).toEqual([]);
  race.hear(view(3, "race"), []);
  race.hear(view(4, "ready_check"), [called(0)]);
  expect(race.orderOf(result(3, 4, 5, null))).toEqual([]);
});
