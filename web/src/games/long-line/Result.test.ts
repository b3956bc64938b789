import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { RoundResult } from "../../wire/long-line";
import { CARD, LAST, SHOUT, Telling } from "../light-line/telling.svelte";
import Result from "./Result.svelte";

const BENCH = [
  [1, 0, 0, 0],
  [2, 0, 1, 0],
] as const;
const LINE = ["B", [[0, 0], [0, 1]]] as const; // prettier-ignore
const nothing = { called: null, points: 0, line: null, shown: [] };
const scores = [{ called: 2, points: 2, line: LINE, shown: BENCH }, nothing];
const result: RoundResult = { round: 1, why: "all_but_one_called", scores, points: [2, 0] };
const name = (seat: number): string => ["Ada", "Lou"][seat] ?? "";

let laid: Record<string, unknown>;
function show(of: RoundResult, seat: number | null, telling = new Telling()): Telling {
  settings.language = "en";
  laid = mount(Result, { target: document.body, props: { result: of, seat, name, order: [0], telling } });
  flushSync();
  return telling;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await unmount(laid);
});

const text = (): string => document.body.textContent.replace(/\s+/g, " ");
const moment = (): string | undefined => document.querySelector("ul")?.dataset["moment"];
const arePointsSeen = (): boolean => document.querySelector(".isUntold") === null;
const lit = (): number => document.querySelectorAll(".isLit").length;

it("LO-13: tells who had laid nothing why the round ended, and what counts", () => {
  show(result, 1);
  expect(text()).toContain("All but you had called, which ends the round.");
  expect(text()).toContain("no card laid Lou did not call 0 points");
});

it("tells the others who was left, that all had stopped, or that time was up", async () => {
  show(result, 0);
  expect(text()).toContain("All but Lou had called");
  for (const [why, told] of [
    ["all_stopped", "called or stopped"],
    ["time_up", "Time was up"],
  ] as const) {
    await unmount(laid);
    show({ ...result, why }, 0);
    expect(text()).toContain(told);
  }
});

it("runs the lines alight before it says what they were worth", () => {
  const telling = new Telling();
  telling.play([{}], { first: SHOUT, cards: 2 });
  show(result, 0, telling);
  const pass = (milliseconds: number): void => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  expect([moment(), lit(), arePointsSeen()]).toEqual([undefined, 0, false]);
  pass(SHOUT);
  expect([moment(), lit(), arePointsSeen()]).toEqual(["run", 1, false]);
  expect(document.querySelector("ul")?.dataset["said"]).toBe("blue 2");
  pass(CARD);
  expect([moment(), lit()]).toEqual(["run", 2]);
  pass(LAST);
  expect([moment(), lit(), arePointsSeen()]).toEqual(["points", 2, true]);
  expect(document.querySelector("ul")?.dataset["said"]).toBe("Ada 2, Lou 0");
});
