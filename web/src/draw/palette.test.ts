import { expect, it } from "vitest";
import { INKS, MARKS, PAPER } from "./palette";
import { COLOURS, RUBBER } from "./strokes";

type Rgb = readonly [number, number, number];

/** Machado, Oliveira and Fernandes: how the light of a screen reaches eyes that miss one kind of cone. */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function light(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function lab([r, g, b]: Rgb): Rgb {
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    luminance([r, g, b]),
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map(root) as unknown as Rgb;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const through = (eyes: readonly Rgb[], rgb: Rgb): Rgb =>
  eyes.map((row) => Math.min(Math.max(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2], 0), 1)) as unknown as Rgb;

it("has an ink and a mark for every colour a stroke may have, paper first", () => {
  expect(INKS).toHaveLength(COLOURS);
  expect(INKS[RUBBER].ink).toBe(PAPER);
  expect(new Set(Object.values(MARKS).map(String)).size).toBe(COLOURS);
});

it.each(INKS.slice(1).map((it) => [it.name, it.ink]))("shows %s on the paper", (_, ink) => {
  expect((luminance(light(PAPER)) + 0.05) / (luminance(light(ink)) + 0.05)).toBeGreaterThanOrEqual(3);
});

it.each(Object.keys(EYES))("tells any two inks apart for %s", (who) => {
  const seen = INKS.map((it) => lab(through(EYES[who] ?? [], light(it.ink))));
  const apart = seen.flatMap((one, at) =>
    seen.slice(at + 1).map((other) => Math.hypot(...one.map((value, axis) => value - (other[axis] ?? 0)))),
  );
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(20);
});
