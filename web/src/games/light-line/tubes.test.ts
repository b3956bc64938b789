/** Any two tubes can be told apart: with every kind of colour vision, and in grey. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { COLOURS, HEIGHT, endsOf, pathOf, tubesOf } from "./geometry";

type Three = readonly [number, number, number];

const css = readFileSync("src/ui/tokens.css", "utf8");
const token = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? "";

/** What is left of red, green and blue light, after Machado, Oliveira and Fernandes (2009), at full strength. */
const SEEN: Readonly<Record<string, readonly Three[]>> = {
  everybody: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopes: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopes: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopes: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear(hex: string): Three {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const times = (rows: readonly Three[], [a, b, c]: Three): Three =>
  rows.map(([x, y, z]) => Math.max(0, x * a + y * b + z * c)) as unknown as Three;

/** CIELAB, white D65. */
function lab(light: Three): Three {
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    light,
  );
  const [fx = 0, fy = 0, fz = 0] = [x / 0.9505, y, z / 1.089].map((it) =>
    it > 0.008856 ? Math.cbrt(it) : 7.787 * it + 16 / 116,
  );
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

function pairs<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
}

it.each(Object.entries(SEEN))("the five colours differ for %s", (_, matrix) => {
  const seen = COLOURS.map((it) => lab(times(matrix, linear(token(`tube-${it.toLowerCase()}`)))));
  for (const [one, other] of pairs(seen)) {
    expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(20);
  }
});

it("they differ in grey, too", () => {
  const lightness = COLOURS.map((it) => lab(linear(token(`tube-${it.toLowerCase()}`)))[0]);
  for (const [one, other] of pairs(lightness)) expect(Math.abs(one - other)).toBeGreaterThan(10);
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
