import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../../store/settings.svelte";
import type { Action, View } from "../../../wire/between";
import type { Offer } from "../../../wire/messages";
import { Choosing } from "../ctrl.svelte";
import { AFTER, CHOOSE, JOKER, viewOf } from "../fixture";
import TurnBar from "./TurnBar.svelte";

const CONCEDE: Offer = { action: "concede", fields: {} };
const sent: Action[] = [];
let ctrl = new Choosing();
const given = $state<{
  view: View;
  ctrl: Choosing;
  pending: readonly Action[];
  name: () => string;
  act: (it: Action) => void;
  rule: () => void;
}>({
  view: viewOf(),
  ctrl: new Choosing(),
  pending: [],
  name: () => "Lou",
  act: (it) => sent.push(it),
  rule: () => undefined,
});
let page: Record<string, unknown>;

function see(view: View): void {
  ctrl.settle(view);
  given.view = view;
  flushSync();
}

function press(text: string): void {
  const button = [...document.querySelectorAll("button")].findLast((it) => it.textContent?.includes(text));
  expect(button, text).toBeDefined();
  button?.click();
  flushSync();
}

const paper = () => document.querySelector("dialog");
/** Somebody missed: the round is over, and new cards are dealt. */
const nextRound = () =>
  viewOf({
    round: 2,
    phase: "choose",
    active: null,
    own: { hand: [1, 8, 9, 15, 16], interval: null, jokers: [], misses: [], notes: [] },
    offers: [CHOOSE],
  });

beforeEach(() => {
  settings.language = "en";
  sent.length = 0;
  given.ctrl = ctrl = new Choosing();
  page = mount(TurnBar, { target: document.body, props: given });
});
afterEach(() => unmount(page));

it("takes the paper away when another seat ends the round under it", () => {
  const waiting = viewOf({ active: 1, offers: [CONCEDE] });
  see(waiting);
  press("Show my interval");
  expect(paper()?.textContent).toContain("8");
  see(nextRound());
  expect(paper()).toBeNull();
  see({ ...waiting, round: 2 });
  expect(paper(), "what was asked then is not asked now").toBeNull();
  expect(sent).toEqual([]);
});

it("leaves the paper while what it asks may still be done", () => {
  see(viewOf({ active: 1, offers: [CONCEDE] }));
  press("Show my interval");
  see(viewOf({ active: 2, offers: [CONCEDE] }));
  expect(paper()).not.toBeNull();
  press("Show my interval");
  expect(sent).toEqual([{ type: "concede" }]);
  expect(paper()).toBeNull();
});

it.each([
  ["announce", AFTER, [5, 14]],
  ["joker", [JOKER], [13]],
] as const)("takes the paper of the %s away when the clock runs out", (tool, offers, numbers) => {
  const mine = viewOf({ has_asked: true, offers });
  see(mine);
  ctrl.take(tool);
  ctrl.tapSeat(mine, 1);
  for (const n of numbers) ctrl.tapNumber(mine, n);
  flushSync();
  document.querySelector<HTMLButtonElement>(".main button")?.click();
  flushSync();
  expect(paper()).not.toBeNull();
  see(viewOf({ active: 1, offers: [] }));
  expect(paper()).toBeNull();
  see(mine);
  expect(paper()).toBeNull();
});
