import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Seen, View } from "../../wire/head-line";
import { SHOUT } from "../light-line/telling.svelte";
import { Heading } from "./ctrl.svelte";
import { notes } from "./strip";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CALL = { type: "line_called", seat: 1, at: 0, deadline: 200 } as Seen;
const ended = (how: string, ...callers: readonly number[]): Seen =>
  ({ type: "round_ended", result: { how, callers, number: 4 }, number: 3, deadline: null }) as unknown as Seen;

it("HE-09: calls out who called; what follows is told as it comes", () => {
  const heading = new Heading();
  heading.watch([CALL], false);
  expect([heading.telling.isFirst, heading.callers]).toEqual([true, [1]]);
  expect(heading.holds(CALL)).toBe(false);
  heading.watch([{ type: "claim_stood", deadline: 10_000 } as Seen], false);
  expect(heading.telling.isFirst).toBe(true);
});

it("HE-13: calls out both who called at the same time, and none who was late", () => {
  const heading = new Heading();
  const second = { type: "second_call", seat: 0, at: 100, is_late: false } as Seen;
  const end = ended("called_together", 1, 0);
  heading.watch([second, end], false);
  expect([heading.telling.isFirst, heading.callers]).toEqual([true, [1, 0]]);
  expect(heading.holds(end)).toBe(false);
  const later = new Heading();
  later.watch([{ ...second, is_late: true } as Seen], false);
  expect(later.telling.isOn).toBe(false);
});

it("HE-11: a number is nobody’s before its line has run alight", () => {
  const heading = new Heading();
  const line = ["B", [[0, 0], [0, 1], [0, 2], [0, 3]]] as const; // prettier-ignore
  const laid = { type: "card_laid", seat: 1, laid: [1, 0, 0, 0] } as Seen;
  const news = [laid, { type: "line_joined", seat: 1, line } as Seen, ended("joined", 1)];
  heading.watch(news, false);
  const won = [[], [3, 4]];
  const view = { won, agreed: [], dealer: 0, last_round: { callers: [1], number: 4 } } as unknown as View;
  expect([heading.telling.isFirst, heading.telling.reached]).toEqual([false, 1]);
  expect(news.map((it) => heading.holds(it))).toEqual([false, true, true]);
  expect(notes(view, heading).map((it) => it.points)).toEqual([0, 3]);
  vi.runAllTimers();
  expect(news.some((it) => heading.holds(it))).toBe(false);
  expect(notes(view, heading).map((it) => it.points)).toEqual([0, 7]);
});

it("HE-12: a wrong call is told at once", () => {
  const heading = new Heading();
  const end = ended("gave_up", 1);
  heading.watch([{ type: "line_failed", seat: 1, how: "gave_up" } as Seen, end], false);
  expect([heading.telling.isOn, heading.telling.isTold, heading.holds(end)]).toEqual([true, true, false]);
  vi.advanceTimersByTime(SHOUT);
  expect(heading.telling.isOn).toBe(false);
});
