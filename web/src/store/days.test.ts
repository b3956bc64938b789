import { expect, it } from "vitest";
import { dayAfter, dayOf, grown, standing, type Streak } from "./days";

it("is the day on the wall here, whatever day it is in Greenwich", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe("2026-11-15");
});

it.each([
  ["2026-11-15", "2026-11-16"],
  ["2026-11-30", "2026-12-01"],
  ["2026-12-31", "2027-01-01"],
  ["2027-02-28", "2027-03-01"],
  ["2028-02-28", "2028-02-29"],
  ["2026-03-28", "2026-03-29"],
  ["2026-10-25", "2026-10-26"],
])("knows that after %s comes %s", (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

function played(...days: readonly string[]): Streak | null {
  return days.reduce<Streak | null>((streak, day) => grown(streak, day, day), null);
}

it("counts days in a row over the ends of months and years", () => {
  expect(played("2026-11-29", "2026-11-30", "2026-12-01")?.days).toBe(3);
  expect(played("2026-12-30", "2026-12-31", "2027-01-01")?.days).toBe(3);
  expect(played("2028-02-28", "2028-02-29", "2028-03-01")?.days).toBe(3);
});

it("begins anew after a day that was left out, and counts no day twice", () => {
  expect(played("2026-11-15", "2026-11-15", "2026-11-16")?.days).toBe(2);
  expect(played("2026-11-15", "2026-11-17")).toEqual({ last: "2026-11-17", days: 1 });
});

it("counts yesterday's where one played past midnight, and no day that is longer gone or to come", () => {
  const before = played("2026-11-13", "2026-11-14");
  expect(grown(before, "2026-11-15", "2026-11-16")).toEqual({ last: "2026-11-15", days: 3 });
  expect(grown(before, "2026-11-15", "2026-11-17")).toBe(before);
  expect(grown(before, "2026-11-16", "2026-11-15")).toBe(before);
  expect(grown(played("2026-11-16"), "2026-11-15", "2026-11-16")).toEqual({ last: "2026-11-16", days: 1 });
});

it("stands until a whole day has gone by", () => {
  const streak = played("2026-11-29", "2026-11-30");
  expect(["2026-11-30", "2026-12-01", "2026-12-02"].map((today) => standing(streak, today))).toEqual([2, 2, 0]);
  expect(standing(null, "2026-11-30")).toBe(0);
});
