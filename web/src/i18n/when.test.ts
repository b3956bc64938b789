import { expect, it } from "vitest";
import { settings, type Language } from "../store/settings.svelte";
import { ago, clockTime, dayInWords } from "./when";

it.each<[Language, number, string]>([
  ["en", 59, "a moment ago"],
  ["fr", 59, "à l’instant"],
  ["en", 3 * 60, "3 minutes ago"],
  ["fr", 2 * 3600, "il y a 2 heures"],
  ["fr", 30 * 3600, "hier"],
  ["en", 3 * 24 * 3600, "3 days ago"],
  ["en", -5, "a moment ago"],
])("says in %s of what was %i seconds ago: %s", (language, seconds, said) => {
  settings.language = language;
  expect(ago(0, seconds * 1000)).toBe(said);
});

it("says times as clocks do", () => {
  expect([clockTime(7_400), clockTime(187_000), clockTime(3_750_000)]).toEqual(["0:07", "3:07", "1:02:30"]);
});

it("says a day in the reader’s language", () => {
  settings.language = "fr";
  expect(dayInWords("2026-11-15")).toBe("15 novembre 2026");
  settings.language = "en";
  expect(dayInWords("2026-11-15")).toContain("November");
});
