import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import { skip } from "../../ui/skips";
import type { Action, Seen, Unfound, View } from "../../wire/between";
import { after, Laid, texts } from "../laid";
import { BREATH, Choosing, TURNED } from "./ctrl.svelte";
import { people, viewOf } from "./fixture";
import module from "./index";
import Table from "./Table.svelte";

type Between = Laid<View, Action, Seen, Choosing>;

const UNFOUND: readonly Unfound[] = [
  [0, [8, 15]],
  [2, [3, 9]],
];
const TURNING: Seen = { type: "intervals_turned", unfound: UNFOUND };
const RESULT = { round: 1, finds: [[0, 1, [5, 14]]], eliminated: [], points: [2, 0, 1, 0] } as const;
let ctrl: Choosing;
let table: Between | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  settings.language = "en";
  document.body.textContent = "";
  ctrl = new Choosing();
});
afterEach(() => {
  table?.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function lay(view: View): Between {
  table = new Laid(Table, { view, people, ctrl });
  return table;
}

const turned = () => texts("[data-moment=turned]");

it("turns over one by one what nobody found, whoever leads last, and the log waits", () => {
  const next = viewOf({ round: 2, phase: "choose", active: null, last_round: RESULT, last_unfound: UNFOUND });
  lay(viewOf()).see(next, TURNING);
  const rows = () => texts(".finds li");
  expect(rows()).toEqual(["5 14 You found Lou", "Nobody found Max", "Nobody found yours"]);
  expect([turned(), module.holds?.(TURNING, ctrl)]).toEqual([[], true]);
  after(BREATH);
  expect(turned()).toEqual(["3 9 Nobody found Max"]);
  after(TURNED);
  expect(turned()).toEqual(["8 15 Nobody found yours"]);
  after(TURNED);
  expect([turned(), module.holds?.(TURNING, ctrl)]).toEqual([[], false]);
  expect(rows()).toEqual(["5 14 You found Lou", "3 9 Nobody found Max", "8 15 Nobody found yours"]);
});

it("has mine among the others when the game is over, and turns the winner's last", () => {
  const outcome = { why: "five_points", winners: [2], points: [4, 0, 5, 0] };
  const over = viewOf({ phase: "over", active: null, offers: [], unfound: UNFOUND, outcome });
  lay(viewOf()).see(over, TURNING);
  const said = () => [...document.querySelectorAll("[data-moment=turned]")].map((it) => it.getAttribute("data-said"));
  after(BREATH);
  expect(said()).toEqual(["Ada 8 15"]);
  after(TURNED);
  expect(said()).toEqual(["Max 3 9"]);
  skip();
  flushSync();
  expect(texts(".flag")).toEqual(["not found", "not found"]);
});

it("shows who came later how it ended, and plays nothing", () => {
  const next = viewOf({ round: 2, phase: "choose", active: null, last_round: RESULT, last_unfound: UNFOUND });
  lay(next);
  expect(texts(".finds li")[1]).toBe("3 9 Nobody found Max");
  expect(ctrl.scene.isOn).toBe(false);
});

it("marks the last answer until the next move, and says it at its place", () => {
  const places = viewOf().places.map((it, seat) => (seat === 2 ? { ...it, above: [17] } : it));
  const laid = lay(viewOf());
  laid.see(viewOf({ places, has_asked: true }), {
    type: "question_answered",
    asker: 0,
    whom: 2,
    value: 17,
    answer: "above",
  });
  expect(texts("[data-moment=answer]")).toEqual(["17: above."]);
  expect(texts(".isNew")).toEqual(["17"]);
  laid.see(viewOf({ places, active: 1 }), { type: "turn_began", seat: 1, deadline: null });
  expect(texts(".isNew, [data-moment]")).toEqual([]);
});
