/** Any two tubes can be told apart: with every kind of colour vision, and in grey. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { EYES, lab, leastApart, lightOf } from "../../ui/eyes";
import { COLOURS, HEIGHT, endsOf, pathOf, tubesOf } from "./geometry";

const css = readFileSync("src/ui/tokens.css", "utf8");
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "";

const tubes = COLOURS.map((it) => token(`tube-${it.toLowerCase()}`));

it.each(Object.entries(EYES))("the five colours differ for %s", (_, eyes) => {
  expect(leastApart(tubes, eyes)).toBeGreaterThan(20);
});

it("they differ in grey, too", () => {
  const lightness = tubes.map((it) => lab(lightOf(it))[0]).toSorted((one, other) => one - other);
  for (const [at, it] of lightness.slice(1).entries()) expect(it - (lightness[at] ?? 0)).toBeGreaterThan(10);
});

it("every card has four lines, each from border to border", () => {
  for (let card = 1; card <= 60; card += 1) {
    expect(tubesOf(card, 0)).toHaveLength(4);
    expect(new Set(endsOf(card, 0).flatMap(([, one, other]) => [one, other])).size).toBe(8);
  }
});

it("a half turn brings every stub to the other side", () => {
  // LL-T12: blue from the left in the middle to the top at the left; turned, from the right to the bottom.
  expect(endsOf(2, 0).find(([colour]) => colour === "Y")).toEqual(["Y", 1, 10]);
  expect(endsOf(2, 1).find(([colour]) => colour === "Y")).toEqual(["Y", 7, 4]);
});

it("a line is straight, or bends once", () => {
  expect(pathOf(1, 7)).toBe(`M30 0L30 ${HEIGHT}`);
  expect(pathOf(1, 10).match(/Q/g)).toHaveLength(1);
  expect(pathOf(10, 1)).toMatch(/^M0 45/);
});
