/** A step through each pair of eyes: nothing is offered, and only what is open is open. */
import { beforeEach, expect, it } from "vitest";
import between from "../../games/between";
import { askOffer, MY_HAND, viewOf } from "../../games/between/fixture";
import { open, openedOf } from "../../games/between/open";
import { settings } from "../../store/settings.svelte";
import type { OwnPlace, View } from "../../wire/between";
import type { ReplayStep } from "../../wire/messages";
import { sightOf } from "./sight";
import { say } from "./words";

const NAMES = ["Ada", "Lou", "Max", "Zoe"];
const name = (seat: number): string => NAMES[seat] ?? "";
const own = (seat: number): OwnPlace => ({
  hand: [seat, seat + 10],
  interval: [seat + 4, seat + 8],
  jokers: [],
  misses: [],
  notes: [],
});
const seen = (seat: number): View => viewOf({ seat, own: own(seat), offers: [askOffer(1)], deadline: 5 });

const step: ReplayStep = {
  number: 1,
  step: 7,
  steps: 9,
  at: 0,
  event: { type: "interval_chosen", seat: 1, interval: [5, 9], by_lot: false },
  glimpses: [
    { seat: 0, news: [{ type: "interval_hidden", seat: 1 }], view: seen(0) },
    { seat: 1, news: [{ type: "interval_chosen", seat: 1, interval: [5, 9], by_lot: false }], view: seen(1) },
    { seat: 2, news: [], view: seen(2) },
    { seat: 3, news: [{ type: "turn_began", seat: 0, deadline: null }], view: seen(3) },
    { seat: null, news: [{ type: "interval_hidden", seat: 1 }], view: viewOf({ seat: null, own: null, offers: [] }) },
  ],
};

beforeEach(() => {
  settings.language = "en";
});

it.each([0, 1, 2, 3, "spectator", "open"] as const)("offers nothing to the eyes of %s, and no clock runs", (eyes) => {
  const sight = sightOf(step, eyes, between, name);
  expect(sight?.view.offers).toEqual([]);
  expect(sight?.view.deadline).toBeNull();
  expect(sight?.sentence).not.toBe("");
});

it("shows a seat its own cards and tells it its own news", () => {
  const ada = sightOf(step, 0, between, name);
  expect([ada?.seat, (ada?.view as unknown as View).own]).toEqual([0, own(0)]);
  expect(ada?.sentence).not.toContain("5");
  expect(ada?.sentence).toContain("Lou");
  expect(sightOf(step, 1, between, name)?.sentence).toContain("5");
});

it("says where a seat noticed nothing, and what the moment was where an event has no sentence", () => {
  expect(sightOf(step, 2, between, name)?.sentence).toBe(say("unnoticed"));
  expect(sightOf(step, 3, between, name)?.sentence).toContain("Ada");
});

it("shows somebody who watched nobody's cards", () => {
  const sight = sightOf(step, "spectator", between, name);
  expect([sight?.seat, (sight?.view as unknown as View).own]).toEqual([null, null]);
  expect(NAMES.map((_, seat) => openedOf(sight?.view as unknown as View, seat))).toEqual([null, null, null, null]);
});

it("lays every hand and interval open where everything is", () => {
  const sight = sightOf(step, "open", between, name);
  const view = sight?.view as unknown as View;
  expect(NAMES.map((_, seat) => openedOf(view, seat))).toEqual([own(0), own(1), own(2), own(3)]);
  expect([sight?.seat, view.seat, view.own]).toEqual([null, null, null]);
  expect(sight?.sentence).toContain("5");
});

it("has nothing to open in a game that does not say how", () => {
  const { open: _, ...closed } = between;
  expect(sightOf(step, "open", closed, name)).toBeNull();
});

it("makes a board of what was heard where everybody wrote on sheets", () => {
  const heard = viewOf({
    options: { ...viewOf().options, follow_up: "notes" },
    places: viewOf().places.map((it) => ({ ...it, noes: [] })),
    questions: [
      [3, 1, 6, "between"],
      [0, 1, 17, "no"],
      [2, 1, 17, "no"],
      [0, 3, 20, "no"],
    ],
  });
  const view = open([heard, heard, heard, heard]);
  expect(view.options.follow_up).toBe("board");
  expect(view.places.map((it) => it.noes)).toEqual([[], [17], [], [20]]);
  expect(view.opened[0]?.hand).toEqual(MY_HAND);
});
