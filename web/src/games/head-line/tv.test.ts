import { afterEach, expect, it } from "vitest";
import type { RoundResult, View } from "../../wire/head-line";
import { shown, takeAway } from "../light-line/tv/showing";
import { Heading } from "./ctrl.svelte";
import head from "./index";
import Tv from "./Tv.svelte";

afterEach(takeAway);

const view = {
  seat: null,
  phase: "dealing",
  number: 4,
  numbers_left: 9,
  tries: 0,
  pile_back: 3,
  pile_size: 42,
  open: [1, 2, 3],
  caller: null,
  marked: [],
  bench: [],
  won: [[], [4, 3], []],
  last_round: null,
  outcome: null,
  offers: [],
} as unknown as View;
const ctrl = new Heading();
const bench = [[1, 0, 0, 0], [2, 0, 1, 0]] as const; // prettier-ignore
const result = {
  number: 4,
  how: "joined",
  callers: [1],
  cards: [1, 2, 3],
  marked: [1, 2],
  bench,
  line: [
    "B",
    [
      [0, 0],
      [0, 1],
    ],
  ],
  discarded: null,
  is_set_aside: false,
} as unknown as RoundResult;

it("shows the number to find, the open cards, the pile, and the numbers won", () => {
  const { page, text, cards } = shown(Tv, { view, ctrl });
  expect(text).toContain("4 A line of 4");
  expect(cards("The open cards")).toEqual(["1,0,0,0", "2,1,0,0", "3,2,0,0"]);
  expect(page.querySelector(".pile")?.getAttribute("aria-label")).toBe("Pile of 3s, 42 left");
  expect([...page.querySelectorAll("li")].map((it) => it.textContent?.replace(/\s+/g, ""))).toEqual([
    "Ada",
    "Lou43",
    "Max",
  ]);
  expect(page.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
});

it("calls out who called, and outlines the cards that are marked", () => {
  const { page, text } = shown(Tv, { view: { ...view, phase: "mark", caller: 1, marked: [1, 3] }, ctrl });
  expect(text).toContain("LINE! Lou");
  expect(page.querySelectorAll("[data-outlined]")).toHaveLength(2);
});

it("follows the caller: what is joined, and what is not yet", () => {
  const { cards } = shown(Tv, { view: { ...view, phase: "join", caller: 1, marked: [1, 2, 3], bench }, ctrl });
  expect(cards("Lou’s line")).toHaveLength(2);
  expect(cards("The open cards")).toEqual(["3,0,0,0"]);
});

it("shows the line that was right, and what went wrong with another", () => {
  const right = shown(Tv, { view: { ...view, phase: "result", last_round: result }, ctrl });
  expect(right.text).toContain("Right: Lou wins the 4.");
  expect(right.cards("Lou’s line")).toHaveLength(2);
  expect(right.page.querySelectorAll(".isLit.B").length).toBeGreaterThan(0);
  const wrong: RoundResult = { ...result, how: "gave_up", bench: [], line: null, discarded: 3, is_set_aside: true };
  const { text, cards } = shown(Tv, { view: { ...view, phase: "result", last_round: wrong }, ctrl });
  expect(text).toMatch(/could not show.*gives back a 3.*the 4 is set aside/);
  expect(cards("The open cards")).toHaveLength(3);
});

it("beside it a phone is there to call; the table comes for marking and joining", () => {
  const needs = (...actions: string[]): boolean | undefined =>
    head.needsTable?.({ ...view, seat: 1, offers: actions.map((action) => ({ action, fields: {} })) } as View, ctrl);
  expect(needs("call", "agree", "pause", "set_pace")).toBe(false);
  expect(needs("discard")).toBe(false);
  expect(needs("mark", "give_up")).toBe(true);
  expect(needs("lay", "take_back", "give_up")).toBe(true);
});
