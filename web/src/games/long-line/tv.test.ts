import { afterEach, expect, it } from "vitest";
import type { RoundResult, View } from "../../wire/long-line";
import { shown, takeAway } from "../light-line/tv/showing";
import { Racing } from "./ctrl.svelte";
import long from "./index";
import Tv from "./Tv.svelte";

afterEach(takeAway);

const LINE = [
  "R",
  [
    [0, 0],
    [0, 1],
  ],
] as const;
const BENCH = [
  [1, 0, 0, 0],
  [2, 0, 1, 0],
] as const;
const place = { is_ready: true, has_stopped: false, display: BENCH, longest: LINE, points: 0 };
const view = {
  seat: null,
  options: { displays: "open" },
  round: 1,
  phase: "race",
  places: [place, { ...place, has_stopped: true }, { ...place, display: [], longest: null }],
  own: null,
  calls: [[0, 5, 1]],
  last_round: null,
  outcome: null,
  offers: [],
} as unknown as View;

const columns = (page: HTMLElement): readonly string[] =>
  [...page.querySelectorAll("li")].map((it) => (it.textContent ?? "").replace(/\s+/g, " ").trim());

it("gives everybody a column: the line alight, how long it is, and the call large", () => {
  const { page, cards } = shown(Tv, { view, ctrl: new Racing() });
  expect(columns(page)).toEqual(["Ada LINE 5! 1st", "Lou 2 has stopped", "Max"]);
  expect(cards("Ada’s display")).toHaveLength(2);
  expect(page.querySelector("[aria-label='Max’s cards']")).not.toBeNull();
  expect(page.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
});

it("LO-G9: shows backs where displays are hidden", () => {
  const places = view.places.map((it) => ({ ...it, display: [], longest: null }));
  const { page } = shown(Tv, {
    view: { ...view, places, options: { ...view.options, displays: "hidden" } },
    ctrl: new Racing(),
  });
  expect(page.querySelectorAll("[data-laid]")).toHaveLength(0);
  expect(page.querySelectorAll("[aria-label$='cards']")).toHaveLength(3);
});

it("tells a round in the order of the calls, with what each has won", () => {
  const score = { called: 5, points: 5, line: LINE, shown: BENCH };
  const result: RoundResult = {
    round: 1,
    why: "all_stopped",
    scores: [score, { ...score, called: 4, points: 4 }, { called: null, points: 0, line: null, shown: [] }],
    points: [5, 4, 0],
  };
  const ctrl = new Racing();
  ctrl.hear(
    {
      round: 1,
      phase: "race",
      calls: [
        [1, 4, 0],
        [0, 5, 1],
      ],
    },
    [],
  );
  const { page } = shown(Tv, {
    view: { ...view, phase: "ready_check", round: 2, calls: [], last_round: result },
    ctrl,
  });
  expect(columns(page)).toEqual(["Ada +5 LINE 5!", "Lou +4 LINE 4!", "Max +0 did not call"]);
  const turns = [...page.querySelectorAll<HTMLElement>("li")].map((it) => it.style.getPropertyValue("--turn"));
  expect(turns).toEqual(["1", "0", "2"]);
});

it("beside it a phone needs the table to build, and to look at a display that nobody else may see", () => {
  const own = { hand: [1], bench: BENCH, longest: LINE };
  const needs = (it: Partial<View>): boolean | undefined =>
    long.needsTable?.({ ...view, seat: 0, own, ...it }, new Racing());
  expect(needs({ offers: [{ action: "lay", fields: {} }] })).toBe(true);
  expect(needs({ offers: [{ action: "need_time", fields: {} }] })).toBe(false);
  expect(needs({ options: { ...view.options, displays: "hidden" } })).toBe(true);
  expect(needs({ phase: "ready_check", offers: [{ action: "turn_up", fields: {} }] })).toBe(false);
  expect(long.needsTable?.({ ...view, options: { ...view.options, displays: "hidden" } } as View, new Racing())).toBe(
    false,
  );
});
