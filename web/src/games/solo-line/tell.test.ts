import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { View } from "../../wire/solo-line";
import { card } from "./card";
import Ending from "./Ending.svelte";
import { ending } from "./tell";

const speaker = { seat: 0, name: () => "Ada" };
const solved = { why: "joined", winners: [0], points: [6] };
const givenUp = { why: "given_up", winners: [], points: [0] };
const seen = (hints: number, revealed = 0, is_hopeless = false): View =>
  ({ hints: Array(hints).fill([]), revealed: Array(revealed).fill([]), is_hopeless }) as unknown as View;

it("says honestly how much help it took", () => {
  settings.language = "en";
  expect(ending(solved, speaker, seen(0))).toBe("Solved: 6 cards in one line.");
  expect(ending(solved, speaker, seen(1))).toBe("Solved: 6 cards in one line. With 1 hint.");
  expect(ending(solved, speaker, seen(3))).toBe("Solved: 6 cards in one line. With 3 hints.");
});

it("says what became of a hand that was given up", () => {
  expect(ending(givenUp, speaker, seen(0, 6))).toBe("Not this time. Another puzzle?");
  expect(ending(givenUp, speaker, seen(0, 0, true))).toMatch(/have no solution/);
  expect(ending(givenUp, speaker, seen(0))).toMatch(/found no solution/);
});

it("nobody wins a puzzle: its heading says how it was solved", () => {
  const end = (hints: number, joined: unknown): string => {
    const view = { ...seen(hints), cards: Array(6), joined, outcome: joined ? solved : givenUp };
    laid = mount(Ending, { target: document.body, props: { view: view as unknown as View, people: [], id: "end" } });
    flushSync();
    const text = document.body.textContent;
    void unmount(laid);
    return text.replace(/\s+/g, " ").trim();
  };
  let laid: Record<string, unknown>;
  expect(end(0, ["R", []])).toBe("Solved without a hint 6 cards in one line.");
  expect(end(1, ["R", []])).toContain("Solved with 1 hint 6");
  expect(end(3, ["R", []])).toContain("Solved with 3 hints");
  expect(end(0, null)).toMatch(/^Not solved The table found no solution/);
});

it("offers every number of cards from five to twenty, and asks for no date", () => {
  expect(card.order["cards"]).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(card.unasked).toContain("day");
  expect(card.option("proven")).toMatch(/solution/);
});
