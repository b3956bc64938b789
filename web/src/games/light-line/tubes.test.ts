/** Any two tubes can be told apart: with every kind of colour vision, and in grey. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EYES, lab, leastApart, lightOf } from "../../ui/eyes";
import { COLOURS, HEIGHT, endsOf, pathOf, stub, tubesOf } from "./geometry";
import { lettersAt } from "./letters";
import { shared as en } from "./words.en";
import { shared as fr } from "./words.fr";

const css = readFileSync("src/ui/tokens.css", "utf8");
const [, glass = "", paper = ""] = css.split(/:root,\n\.lamplight|:root\[data-cards="paper"\]/);

describe.each([
  ["on black glass", glass],
  ["on paper", paper],
])("%s", (_, block) => {
  const tubes = COLOURS.map((it) => new RegExp(`--tube-${it.toLowerCase()}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "");

  it.each(Object.entries(EYES))("the five colours differ for %s", (_, eyes) => {
    expect(leastApart(tubes, eyes)).toBeGreaterThan(20);
  });

  it("they differ in grey, too", () => {
    const lightness = tubes.map((it) => lab(lightOf(it))[0]).toSorted((one, other) => one - other);
    for (const [at, it] of lightness.slice(1).entries()) expect(it - (lightness[at] ?? 0)).toBeGreaterThan(10);
  });
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

it("every colour has its letter in both languages, at both of its ends", () => {
  for (const letter of [...COLOURS.map((it) => en[`letter.${it}`]), ...COLOURS.map((it) => fr[`letter.${it}`])]) {
    const [one = "", other] = lettersAt([stub(1), stub(10)], letter)
      .split("M")
      .slice(1);
    expect(one.replace(/^[\d. ]+/, "")).toMatch(/[a-z]/);
    expect(other?.replace(/^[\d. ]+/, "")).toBe(one.replace(/^[\d. ]+/, ""));
  }
});
