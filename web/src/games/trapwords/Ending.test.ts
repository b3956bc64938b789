import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import { after } from "../laid";
import Ending from "./Ending.svelte";
import { people, viewOf, wordSaid } from "./fixture";
import Stream from "./parts/Stream.svelte";

let page: Record<string, unknown>;

beforeEach(() => {
  settings.language = "en";
  document.body.textContent = "";
});
afterEach(() => unmount(page));

function show(winners: readonly number[], isNews = false): string {
  const outcome = { why: winners.length ? "beaten" : "monster", winners, points: [4, 3, 4, 3] };
  page = mount(Ending, {
    target: document.body,
    props: { view: viewOf(0, { phase: "over", turn: null, outcome }), people, id: "end", isNews },
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

it("says who has won, and a breath later where everybody stood; at once to whoever comes later", async () => {
  vi.useFakeTimers();
  const told = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-moment]")].map((it) => it.dataset["moment"]);
  const isAwaited = (): boolean => document.querySelector("ul.awaited") !== null;
  show([1, 3], true);
  expect([told(), isAwaited()]).toEqual([["winner"], true]);
  after(1_600);
  expect([told(), isAwaited()]).toEqual([["winner", "ranking"], false]);
  vi.useRealTimers();
  await unmount(page);
  show([1, 3]);
  expect([told(), isAwaited()]).toEqual([[], false]);
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
