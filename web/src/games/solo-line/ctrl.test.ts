import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Seen } from "../../wire/solo-line";
import { BREATH } from "../light-line/telling.svelte";
import { CHEER, Solving } from "./ctrl.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LAST = { type: "card_laid", seat: 0, laid: [3, 0, 2, 0] } as Seen;
const CELLS = [[0, 0], [0, 1], [0, 2]] as const; // prettier-ignore

it("a solved line goes dark for a breath, runs alight, and then one is cheered", () => {
  const solving = new Solving();
  solving.watch([LAST], false);
  expect(solving.telling.isOn).toBe(false);
  solving.watch([LAST, { type: "line_joined", line: ["R", CELLS] } as Seen], false);
  expect([solving.telling.isFirst, solving.telling.reached]).toEqual([true, 0]);
  vi.advanceTimersByTime(BREATH);
  expect([solving.telling.isRunning, solving.telling.reached]).toEqual([true, 1]);
  vi.advanceTimersByTime(CHEER);
  expect([solving.telling.isOn, solving.telling.isTold]).toEqual([true, true]);
  vi.runAllTimers();
  expect(solving.telling.isOn).toBe(false);
});

it("a solution that is shown runs alight, too; where there is none nothing does", () => {
  const solving = new Solving();
  solving.watch([{ type: "given_up", solution: [], is_hopeless: true } as Seen], false);
  expect(solving.telling.isOn).toBe(false);
  const solution = CELLS.map(([x, y], card) => [card, x, y, 0]);
  solving.watch([{ type: "given_up", solution, is_hopeless: false } as unknown as Seen], true);
  vi.advanceTimersByTime(BREATH);
  expect([solving.telling.isRunning, solving.telling.reached]).toEqual([true, 3]);
});
