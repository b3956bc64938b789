import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Place } from "../game";
import Ending from "./Ending.svelte";
import { NAMES, viewOf, wordSaid } from "./fixture";
import Stream from "./parts/Stream.svelte";

let page: Record<string, unknown>;
const people = NAMES.map((name, seat): Place => ({
  seat,
  name,
  token: seat,
  isYou: seat === 0,
  isHere: true,
  isBot: false,
}));

beforeEach(() => {
  settings.language = "en";
  document.body.textContent = "";
});
afterEach(() => unmount(page));

function show(winners: readonly number[]): string {
  const outcome = { why: winners.length ? "beaten" : "monster", winners, points: [4, 3, 4, 3] };
  page = mount(Ending, {
    target: document.body,
    props: { view: viewOf(0, { phase: "over", turn: null, outcome }), people, id: "end" },
  });
  flushSync();
  return document.querySelector("h2")?.textContent ?? "";
}

const picture = (): string => document.querySelector("svg[role=img]")?.getAttribute("aria-label") ?? "";

it("names the team that has won, with its people beneath, and no points", () => {
  expect(show([1, 3])).toBe("Blue wins");
  const won = document.querySelector("li.hasWon")?.textContent ?? "";
  expect(won).toMatch(/Blue.*Lou.*Zoé/s);
  expect(won).not.toContain("Ada");
  expect(document.body.textContent).not.toMatch(/point/);
  expect(picture()).toBe("The Troll, beaten");
});

it("lets the monster win, alone", () => {
  expect(show([])).toBe("The monster wins");
  expect(document.body.textContent).not.toMatch(/Nobody wins|point/);
  expect(document.querySelector("li.hasWon")).toBeNull();
  expect(picture()).toBe("The Troll, unbeaten");
});

it("lets both win", () => {
  expect(show([0, 1, 2, 3])).toBe("Red and Blue win");
});

it("puts short clues one after the other, and stops their time with a STOP", () => {
  const words = [wordSaid(1, "feu"), wordSaid(2, "aile", { clue: 2 })];
  page = mount(Stream, { target: document.body, props: { words, empty: "", isLive: true, isStopped: true } });
  flushSync();
  const list = document.querySelector("ol");
  expect(list?.children).toHaveLength(2);
  expect(list?.classList.contains("isStopped")).toBe(true);
  expect(list?.scrollTop).toBe(list?.scrollHeight);
});
