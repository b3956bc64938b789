import { afterEach, expect, it } from "vitest";
import type { View } from "../../wire/solo-line";
import { shown, takeAway } from "../light-line/tv/showing";
import { Solving } from "./ctrl.svelte";
import solo from "./index";
import Tv from "./Tv.svelte";

afterEach(takeAway);

const view = {
  seat: null,
  options: { joker: true, day: "" },
  phase: "build",
  cards: [1, 2, 3],
  bench: [[1, 0, 0, 0]],
  moves: 1,
  hints: [],
  joined: null,
  revealed: [],
  outcome: null,
  offers: [],
} as unknown as View;
const ctrl = new Solving();

it("shows the line large, how far it is, and the cards that are left", () => {
  const { page, text, cards } = shown(Tv, { view, news: [{ type: "card_laid", seat: 0, laid: [1, 0, 0, 0] }], ctrl });
  expect(cards("Your line")).toEqual(["1,0,0,0"]);
  expect(page.querySelector("[data-outlined='1']")).not.toBeNull();
  expect(cards("Cards to join")).toHaveLength(2);
  expect(text).toContain("1 / 3 1 move");
  expect(page.querySelectorAll("button, a, [tabindex]")).toHaveLength(0);
});

it("lays all cards large before the first is built in, and a hint or the solution when it is asked for", () => {
  expect(shown(Tv, { view: { ...view, bench: [] }, ctrl }).cards("Cards to join")).toHaveLength(3);
  const hints = [[2, 0, 0, 0]] as const;
  expect(shown(Tv, { view: { ...view, hints }, ctrl }).cards("The solution, as far as it is shown")).toHaveLength(1);
  const revealed = [[3, 0, 0, 0], [1, 1, 0, 0]] as const; // prettier-ignore
  const end = shown(Tv, { view: { ...view, phase: "over", revealed }, ctrl });
  expect(end.cards("Your line")).toHaveLength(2);
  expect(end.cards("Cards to join")).toHaveLength(0);
  expect(end.text).toContain("One solution");
});

it("is built on one’s own screen, and ends there with one’s own time", () => {
  expect(solo.needsTable?.({ ...view, seat: 0 }, ctrl)).toBe(true);
  expect(solo.needsTable?.({ ...view, seat: 0, phase: "over" } as View, ctrl)).toBe(true);
  expect(solo.needsTable?.(view, ctrl)).toBe(false);
});
