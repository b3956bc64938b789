import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Line, Seen, View } from "../../wire/line";
import { BLUE, LAID, START } from "../light-line/fixture";
import { Placing } from "../light-line/placing.svelte";
import { BRISK } from "../light-line/run.svelte";
import { shown, takeAway } from "../light-line/tv/showing";
import Hand from "./Hand.svelte";
import line from "./index";
import Tv from "./Tv.svelte";

afterEach(takeAway);

const view = {
  seat: null,
  options: { help: "none" },
  phase: "pay",
  active: 1,
  display: [START, LAID],
  piles: [11, 0, 13, 14],
  places: [],
  own: null,
  last_round: null,
  outcome: null,
  offers: [],
} as unknown as View;
const red: Line = ["R", [[2, 0], ...BLUE[1]]];
const placed: Seen = { type: "card_placed", seat: 1, laid: LAID, lines: [BLUE, red], points: 5 };

it("shows the display with the last card outlined, its lines running alight, its points and the piles", () => {
  vi.useFakeTimers();
  const { page, text, cards } = shown(Tv, { view, news: [placed], ctrl: new Placing() });
  const onward = (cards: number): string => {
    vi.advanceTimersByTime(cards * BRISK);
    flushSync();
    return (page.textContent ?? "").replace(/\s+/g, " ");
  };
  expect(text).not.toContain("point");
  expect(onward(1)).toContain("Lou 1 1 point");
  expect(page.querySelectorAll("[data-laid] .isLit")).toHaveLength(1);
  expect(onward(4)).toContain("Lou 5 2 + 3 = 5 points");
  vi.useRealTimers();
  expect(cards("The display")).toEqual(["1,0,0,0", "7,1,0,0"]);
  expect([...page.querySelectorAll("[data-outlined]")].map((it) => it.getAttribute("data-outlined"))).toEqual(["7"]);
  expect(page.querySelectorAll("[data-laid] .isLit.B").length).toBe(2);
  const piles = [...page.querySelectorAll(".pile")].map((it) => it.getAttribute("aria-label"));
  expect(piles).toEqual(["Pile of 2s, 11 left", "Pile of 3s, 0 left", "Pile of 4s, 13 left", "Pile of 5s, 14 left"]);
});

it("has nothing to touch, and no letters that are too small to be read", () => {
  const { page } = shown(Tv, { view, news: [placed], ctrl: new Placing() });
  expect(page.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
  expect(page.querySelectorAll("[data-laid] text")).toHaveLength(0);
});

it("keeps the last card outlined where the news were missed, and the start card is nobody’s", () => {
  expect(shown(Tv, { view, ctrl: new Placing() }).page.querySelectorAll("[data-outlined]")).toHaveLength(1);
  const first = { ...view, display: view.display.slice(0, 1) };
  expect(shown(Tv, { view: first, ctrl: new Placing() }).page.querySelectorAll("[data-outlined]")).toHaveLength(0);
});

it("beside it a phone needs the table to lay a card, and for nothing else", () => {
  const offering = (...actions: string[]): View => ({
    ...view,
    seat: 1,
    offers: actions.map((action) => ({ action, fields: {} })),
  });
  const needs = (it: View): boolean | undefined => line.needsTable?.(it, new Placing());
  expect(needs(offering("place", "need_time"))).toBe(true);
  for (const action of ["exchange", "pay", "draw", "need_time"]) expect(needs(offering(action))).toBe(false);
  expect(needs(view)).toBe(false);
});

it("a hand alone offers no trial: there is nothing here to try the card on", () => {
  const mine: View = { ...view, seat: 0, own: { card: 9, fits: [], put_back: [] } };
  const said = (isAlone: boolean): string => shown(Hand, { view: mine, ctrl: new Placing(), isAlone }).text;
  expect(said(true)).toContain("Your card, for when your turn comes.");
  expect(said(false)).toContain("Try your card out while you wait.");
});
