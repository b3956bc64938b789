import { afterEach, expect, it } from "vitest";
import type { Seen, View } from "../../wire/kidz-line";
import { BLUE, LAID, START } from "../light-line/fixture";
import { Placing } from "../light-line/placing.svelte";
import { shown, takeAway } from "../light-line/tv/showing";
import kidz from "./index";
import Tv from "./Tv.svelte";

afterEach(takeAway);

const view = {
  seat: null,
  phase: "place",
  active: 0,
  round: 2,
  display: [START, LAID],
  turned_up: 12,
  places: [0, 1, 1].map((placed) => ({ unseen: 5, put_back: [], placed })),
  outcome: null,
  offers: [],
} as unknown as View;
const placed: Seen = { type: "card_placed", seat: 2, laid: LAID, lines: [BLUE] };

it("shows in pictures who has laid how many, the card to lay, and that the last one was right", () => {
  const { page, text, cards } = shown(Tv, { view, news: [placed], ctrl: new Placing() });
  expect(cards("The cards on the table")).toHaveLength(2);
  const lamps = [...page.querySelectorAll(".lamps")].map((it) => it.querySelectorAll(".isOn").length);
  expect(lamps).toEqual([0, 1, 1]);
  expect(page.querySelector("[data-outlined='7'] [data-fits='true']")).not.toBeNull();
  expect(page.querySelectorAll(".turn .tube")).toHaveLength(4);
  expect(text).toContain("Round 2 of 6");
  expect(page.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
});

it("shows the pile of whoever turns up a card", () => {
  const { page } = shown(Tv, { view: { ...view, phase: "turn_up", turned_up: null }, ctrl: new Placing() });
  expect(page.querySelector(".turn svg[role=img]")?.getAttribute("aria-label")).toBe("A pile: 5 cards");
});

it("KI-G1: a phone shows the table to whoever looks for a place, and does not tell whether there is one", () => {
  const needs = (it: Partial<View>): boolean | undefined => kidz.needsTable?.({ ...view, ...it }, new Placing());
  const offers = [{ action: "place", fields: {} }];
  expect(needs({ seat: 0, offers })).toBe(true);
  expect(needs({ seat: 0, offers: [{ action: "give_up", fields: {} }] })).toBe(true);
  expect(needs({ seat: 1 })).toBe(false);
  expect(needs({ seat: 0, phase: "turn_up" })).toBe(false);
  expect(needs({ seat: null, active: null })).toBe(false);
});
