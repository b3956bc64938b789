import { beforeEach, expect, it } from "vitest";
import { dealKept, deals, isPlayedAgain, notePlayed, noteTold, streakOf, type Own } from "./deals";
import { erase, everything } from "./device";
import { shelf } from "./settings.svelte";

const DAY = { game: "line", deal: "2026-11-15.1", day: "2026-11-15" };
const GIVEN = { game: "between", deal: "WzIs", day: "" };
const OWN: Own = { name: "Ada", won: true, points: 5, took: 60, hints: 0, isAgain: false, code: "BCDF", number: 1 };
const BOB = { name: "Bob", won: false, points: 3, took: 90, hints: 0, isAgain: false };
const NOON = new Date(2026, 10, 15, 12);

beforeEach(() => {
  erase();
});

it("keeps the first game and marks the others as played again", () => {
  notePlayed(DAY, OWN, NOON);
  notePlayed(DAY, { ...OWN, points: 1 }, NOON);
  expect(dealKept("line", DAY.deal)).toMatchObject({ own: OWN, again: null });
  notePlayed(DAY, { ...OWN, points: 9, code: "GHJK" }, NOON);
  expect(dealKept("line", DAY.deal)).toMatchObject({ own: { points: 5 }, again: { points: 9, isAgain: true } });
});

it("knows who plays with cards they have seen", () => {
  const again = (code: string, number: number) => isPlayedAgain(DAY, code, number);
  expect(again("BCDF", 1)).toBe(false);
  notePlayed(DAY, OWN, NOON);
  expect([again("BCDF", 1), again("BCDF", 2), again("GHJK", 1)]).toEqual([false, true, true]);
});

it("collects what links tell, each once, and never one's own", () => {
  notePlayed(GIVEN, OWN, NOON);
  noteTold(GIVEN, BOB);
  noteTold(GIVEN, BOB);
  noteTold(GIVEN, { ...BOB, points: 4 });
  noteTold(GIVEN, { ...OWN });
  expect(dealKept("between", "WzIs")?.told).toEqual([{ ...BOB, points: 4 }]);
  for (let n = 0; n < 50; n++) noteTold(GIVEN, { ...BOB, name: `Bob ${n}` });
  expect(dealKept("between", "WzIs")?.told).toHaveLength(20);
});

it("remembers a link before one has played, and what it told after it", () => {
  noteTold(GIVEN, BOB);
  expect(dealKept("between", "WzIs")).toMatchObject({ own: null, told: [BOB] });
  expect(isPlayedAgain(GIVEN, "BCDF", 1)).toBe(false);
  expect(notePlayed(GIVEN, OWN, NOON).told).toEqual([BOB]);
});

it("counts days in a row by game, once a day, and not for a deal that was given on", () => {
  notePlayed(GIVEN, OWN, NOON);
  notePlayed(DAY, OWN, NOON);
  notePlayed(DAY, { ...OWN, number: 2 }, NOON);
  const next = { ...DAY, deal: "2026-11-16.1", day: "2026-11-16" };
  notePlayed(next, { ...OWN, code: "KLMN" }, new Date(2026, 10, 16, 12));
  expect(streakOf("line", new Date(2026, 10, 16, 23))).toBe(2);
  expect(streakOf("line", new Date(2026, 10, 18))).toBe(0);
  expect(streakOf("between", NOON)).toBe(0);
});

it("keeps the latest of them, takes them along and erases them", () => {
  for (let n = 0; n < 60; n++) noteTold({ ...GIVEN, deal: `W${n}` }, BOB);
  expect(deals().map((it) => it.deal)).toHaveLength(40);
  expect(deals()[0]?.deal).toBe("W59");
  expect(everything()).toContain('"Bob"');
  erase();
  expect(deals()).toEqual([]);
});

it("survives what is not its own", () => {
  shelf.setItem("tablee:deals", "{");
  shelf.setItem("tablee:days", "7");
  expect(deals()).toEqual([]);
  expect(streakOf("line", NOON)).toBe(0);
});
