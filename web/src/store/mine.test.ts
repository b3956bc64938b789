import { beforeEach, expect, it } from "vitest";
import { everything, erase } from "./device";
import { myTables } from "./mine";
import { remember, visits } from "./recent";
import { noteGone, noteResult, results, type Result } from "./results";
import { settings, shelf, WHATEVER } from "./settings.svelte";

const WON: Result = {
  code: "BCDF",
  number: 1,
  game: "between",
  at: 1_000,
  names: ["Ada", "Bob"],
  seat: 0,
  winners: [0],
  points: [12, 7],
};

beforeEach(() => {
  localStorage.clear();
});

it("notes the end of a game once, the latest first, and not without end", () => {
  noteResult(WON);
  noteResult({ ...WON, at: 2_000 });
  noteResult({ ...WON, number: 2 });
  expect(results().map((it) => [it.number, it.at])).toEqual([
    [2, 1_000],
    [1, 1_000],
  ]);
  for (let number = 3; number < 100; number += 1) noteResult({ ...WON, number });
  expect(results()).toHaveLength(60);
  shelf.setItem("tablee:results", "{not ours");
  expect(results()).toEqual([]);
});

it("lays what was played beside the table it was played at, the latest table first", () => {
  const visit = { code: "GHJK", game: "line", person: 1, at: 5_000, others: ["Cleo"] };
  const [first, second] = myTables([visit], [WON]);
  expect(first).toEqual({ code: "GHJK", game: "line", at: 5_000, others: ["Cleo"], results: [], isThere: true });
  expect(second).toEqual({ code: "BCDF", game: "between", at: 1_000, others: ["Bob"], results: [WON], isThere: true });
});

it("knows a table that is no more, and keeps what was played there", () => {
  noteResult(WON);
  noteResult({ ...WON, code: "GHJK" });
  noteGone("BCDF");
  expect(myTables([], results()).map((it) => [it.code, it.isThere])).toEqual([
    ["GHJK", true],
    ["BCDF", false],
  ]);
});

it("takes along all it keeps, and erases all but the likings of the device", () => {
  settings.name = "Ada";
  settings.theme = "dark";
  settings.wish = { ...WHATEVER, people: 3 };
  noteResult(WON);
  remember({ code: "BCDF", game: "between", person: 1, at: Date.now() });
  shelf.setItem("tablee:solo-line", '{"streak":4}');
  shelf.setItem("another", "stays");
  const taken = JSON.parse(everything(new Date(0))) as { at: string; kept: Record<string, unknown> };
  expect(taken.at).toBe("1970-01-01T00:00:00.000Z");
  expect(Object.keys(taken.kept)).toEqual(["results", "settings", "solo-line", "tables"]);
  expect(taken.kept["results"]).toEqual([WON]);
  erase();
  expect([results(), visits(), shelf.getItem("tablee:solo-line")]).toEqual([[], [], null]);
  expect([settings.name, settings.wish, settings.theme]).toEqual(["", WHATEVER, "dark"]);
  expect(shelf.getItem("another")).toBe("stays");
});
