import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { dayInWords, dayOf } from "./day";

it("is the day on the wall here, whatever day it is in Greenwich", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe("2026-11-15");
});

it("is said in the reader’s language", () => {
  settings.language = "fr";
  expect(dayInWords("2026-11-15")).toBe("15 novembre 2026");
  settings.language = "en";
  expect(dayInWords("2026-11-15")).toContain("November");
});
