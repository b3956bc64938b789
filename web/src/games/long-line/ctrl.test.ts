import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Call, Seen, View } from "../../wire/long-line";
import { SHOUT } from "../light-line/telling.svelte";
import { Racing, REST } from "./ctrl.svelte";
import { now } from "./now";
import { notes } from "./strip";
import { tell } from "./tell";

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

const LINE = ["R", [[0, 0], [0, 1], [0, 2]]] as const; // prettier-ignore
const ended = (...points: readonly number[]) => {
  const scores = points.map((it) => ({ called: it || null, points: it, line: it ? LINE : null, shown: [] }));
  return { type: "round_ended", result: { round: 1, why: "all_but_one_called", scores, points } } as Seen;
};

it("LO-08: a call is called out while the race goes on, and nothing is held back for it", () => {
  vi.useFakeTimers();
  const race = new Racing();
  const news = [called(2)];
  race.watch(news, false);
  expect([race.telling.isFirst, race.called?.seat, race.isCounting]).toEqual([true, 2, false]);
  expect(news.some((it) => race.holds(it))).toBe(false);
  race.watch([{ type: "card_laid", seat: 1, laid: [1, 0, 0, 0] } as Seen], false);
  expect(race.telling.isFirst).toBe(true);
  vi.advanceTimersByTime(SHOUT);
  expect(race.telling.isOn).toBe(false);
});

it("LO-11: what a round was worth is nobody’s before its lines have run; the last call is told at once", () => {
  vi.useFakeTimers();
  const race = new Racing();
  const news = [called(0), ended(3, 0), { type: "round_began", round: 2 } as Seen];
  race.watch(news, false);
  expect(news.map((it) => race.holds(it))).toEqual([false, true, true]);
  const places = [3, 0].map((points) => ({ points, is_ready: false, has_stopped: false, display: [], longest: null }));
  const { result } = news[1] as { result: unknown };
  const seen = { phase: "ready_check", places, calls: [], last_round: result } as unknown as View;
  expect(notes(seen, race).map((it) => it.points)).toEqual([0, 0]);
  vi.advanceTimersByTime(SHOUT);
  expect(race.telling.reached).toBe(1);
  vi.runAllTimers();
  expect(news.map((it) => race.holds(it))).toEqual([false, false, false]);
  expect(notes(seen, race).map((it) => it.points)).toEqual([3, 0]);
});

it("the next race does not wait for the last one to be told", () => {
  const race = new Racing();
  race.watch([called(0), ended(3, 0)], false);
  race.watch([{ type: "hand_turned_up", hand: [], deadline: null } as Seen], false);
  expect(race.telling.isOn).toBe(false);
});

it("LO-10: says what is taken, and what one may still do", () => {
  settings.language = "en";
  const seen = {
    phase: "race",
    calls: [
      [1, 6, 0],
      [2, 4, 1],
    ],
    places: [],
    own: { longest: null },
    offers: [],
  } as unknown as View;
  expect(now(seen, { seat: 0, name: String }).text).toBe("Taken: 6 and 4. Call another length, or stop.");
});

it("LO-11: tells why a round was over, to those who listen, too", () => {
  settings.language = "en";
  const told = (seat: number): string | null => tell(ended(3, 0), { seat, name: (of) => ["Ada", "Lou"][of] ?? "" });
  expect(told(1)).toBe("All but you had called, which ends the round. End of round 1: Ada 3, Lou 0.");
  expect(told(0)).toContain("All but Lou had called");
});
