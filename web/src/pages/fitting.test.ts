import { expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { WHATEVER, type Wish } from "../store/settings.svelte";
import { minutesWorthAsking, NO_WORDS, suits, wordsWorthAsking } from "./fitting";

function onShelf(key: string, about: Partial<GameOnShelf["about"]>, languages?: readonly string[]): GameOnShelf {
  const options = { properties: languages ? { language: { enum: languages } } : {} };
  return { about: { key, ...about }, options } as GameOnShelf;
}

const DUEL = onShelf("duel", { seats: [2], minutes: [10, 15] });
const CROWD = onShelf("crowd", { seats: [4, 5, 6, 7, 8], minutes: [20, 40] }, ["fr", "en"]);
const HUGE = onShelf("huge", { seats: [9, 10], minutes: [30, 90] }, ["fr"]);

it.each<[Partial<Wish>, string[]]>([
  [{}, ["duel", "crowd", "huge"]],
  [{ people: 2 }, ["duel"]],
  [{ people: 3 }, []],
  [{ people: 7 }, ["crowd", "huge"]],
  [{ minutes: 45 }, ["duel", "crowd"]],
  [{ words: "en" }, ["duel", "crowd"]],
  [{ words: "fr", minutes: 15 }, ["duel"]],
  [{ words: NO_WORDS }, ["duel"]],
])("knows for %j what suits", (wish, keys) => {
  const found = [DUEL, CROWD, HUGE].filter((game) => suits(game, { ...WHATEVER, ...wish }));
  expect(found.map((game) => game.about.key)).toEqual(keys);
});

it("asks only what tells games apart", () => {
  expect(minutesWorthAsking([DUEL, CROWD, HUGE])).toEqual([15, 45]);
  expect(minutesWorthAsking([DUEL])).toEqual([]);
  expect(wordsWorthAsking([DUEL, CROWD])).toEqual(["en", "fr", NO_WORDS]);
  expect(wordsWorthAsking([CROWD, HUGE])).toEqual(["en", "fr"]);
  expect(wordsWorthAsking([CROWD])).toEqual([]);
  expect(wordsWorthAsking([DUEL])).toEqual([]);
});
