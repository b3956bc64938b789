import { expect, it } from "vitest";
import { contrast, EYES, leastApart } from "../ui/eyes";
import { INKS, MARKS, PAPER } from "./palette";
import { COLOURS, RUBBER } from "./strokes";

it("has an ink and a mark for every colour a stroke may have, paper first", () => {
  expect(INKS).toHaveLength(COLOURS);
  expect(INKS[RUBBER].ink).toBe(PAPER);
  expect(new Set(Object.values(MARKS).map(String)).size).toBe(COLOURS);
});

it.each(INKS.slice(1).map((it) => [it.name, it.ink]))("shows %s on the paper", (_, ink) => {
  expect(contrast(PAPER, ink)).toBeGreaterThanOrEqual(3);
});

it.each(Object.entries(EYES))("tells any two inks apart for %s", (_, eyes) => {
  expect(
    leastApart(
      INKS.map((it) => it.ink),
      eyes,
    ),
  ).toBeGreaterThanOrEqual(20);
});
