import { beforeEach, expect, it } from "vitest";
import { points, ScoreSheet } from "./sheet.svelte";

beforeEach(() => localStorage.clear());

function write(sheet: ScoreSheet, round: number, ...row: string[]): void {
  sheet.rounds[round]?.splice(0, row.length, ...row);
  sheet.keep();
}

it("adds up what is a number", () => {
  const sheet = new ScoreSheet("between", localStorage);
  write(sheet, 0, "3", "", "x");
  sheet.next();
  write(sheet, 1, "4", "−2", "1,5");
  expect(sheet.totals).toEqual([7, -2, 1.5]);
  expect([points(" 12 "), points("1e999"), points(undefined)]).toEqual([12, 0, 0]);
});

it("is found again, each game with its own", () => {
  const sheet = new ScoreSheet("between", localStorage);
  sheet.names[0] = "Ada";
  write(sheet, 0, "3", "1", "2");
  expect(new ScoreSheet("between", localStorage).totals).toEqual([3, 1, 2]);
  expect(new ScoreSheet("between", localStorage).names[0]).toBe("Ada");
  expect(new ScoreSheet("trapwords", localStorage, 2).totals).toEqual([0, 0]);
});

it("drops a column only where nothing stands, and never the last two", () => {
  const sheet = new ScoreSheet("between", localStorage, 2);
  expect(sheet.mayDrop).toBe(false);
  sheet.add();
  write(sheet, 0, "1", "2", "3");
  sheet.drop();
  expect(sheet.names.length).toBe(3);
  write(sheet, 0, "1", "2", "");
  sheet.drop();
  expect([sheet.names.length, sheet.totals]).toEqual([2, [1, 2]]);
});

it("begins anew with the same people", () => {
  const sheet = new ScoreSheet("between", localStorage);
  sheet.names[1] = "Bob";
  write(sheet, 0, "1", "2", "3");
  sheet.clear();
  expect([sheet.names[1], sheet.totals, sheet.rounds.length]).toEqual(["Bob", [0, 0, 0], 1]);
});

it.each(["{", "[]", '{"names":["a"],"rounds":[]}', '{"names":["a","b"],"rounds":[[1]]}'])(
  "is a clean one where %s lies",
  (kept) => {
    localStorage.setItem("tablee:score:between", kept);
    expect(new ScoreSheet("between", localStorage).totals).toEqual([0, 0, 0]);
  },
);
