import { expect, it } from "vitest";
import { pathOf, thickness } from "./ink";
import { rounded } from "./rounded";
import { AREA, type Stroke } from "./strokes";

/** How high and wide the ink of a line is: its round ends, read off the path. */
const radii = (stroke: Stroke) => [...pathOf(stroke).matchAll(/a([\d.]+) /g)].map(([, r]) => Number(r));
const line = (width: number, pressure: number, colour = 1): Stroke => [
  colour,
  width,
  [1000, 2000, pressure, 3000, 2000, pressure],
];
const spots = (stroke: Stroke) => (pathOf(stroke).match(/a/g)?.length ?? 0) / 2;

it("makes a round spot of one point", () => {
  expect(pathOf([1, 1, [2000, 2000, 128]])).toMatch(
    /^M[\d. ]+a[\d.]+ [\d.]+ 0 1 1 [\d.]+ 0a[\d.]+ [\d.]+ 0 1 1 -[\d.]+ 0Z$/,
  );
});

it("is as thick as the width says, thicker where the pen presses", () => {
  const [thin = 0, middle = 0, thick = 0] = [0, 1, 2].map((width) => radii(line(width, 128))[0]);
  expect(thin).toBeLessThan(middle);
  expect(middle).toBeLessThan(thick);
  expect(radii(line(1, 40))[0]).toBeLessThan(radii(line(1, 240))[0] ?? 0);
  expect(
    new Set([...radii(line(1, 40, 0)), ...radii(line(1, 240, 0))]),
    "the rubber is as wide however it is held",
  ).toEqual(new Set([thickness(0, 1) / 2]));
});

it("needs a ribbon with two ends for a straight line, and no more", () => {
  expect([spots(line(1, 128)), pathOf(line(1, 128)).match(/M/g)?.length]).toEqual([2, 3]);
});

it("puts a round spot where a line has a corner, and none in its bends", () => {
  expect(spots([1, 1, [0, 0, 128, 1000, 0, 128, 1000, 1000, 128]])).toBe(3);
  expect(spots([1, 1, [0, 0, 128, 1000, 0, 128, 1900, 400, 128, 2600, 1100, 128]])).toBe(2);
});

it("cuts a ribbon before it would fold", () => {
  const ring: Stroke = [
    1,
    2,
    Array.from({ length: 13 }, (_, at) => [
      Math.round(2000 + 30 * Math.cos(at / 2)),
      Math.round(2000 + 30 * Math.sin(at / 2)),
      200,
    ]).flat(),
  ];
  expect(spots(ring)).toBeGreaterThan(6);
});

it("rounds a bend with more points, and a straight line with none", () => {
  const bent = rounded([0, 0, 128, 1000, 0, 128, 1900, 400, 128, 2600, 1100, 128]);
  expect(bent.length).toBeGreaterThan(12);
  expect(bent.some(([x, y]) => x > 1200 && x < 1800 && Math.abs(y - ((x - 1000) * 400) / 900) > 10)).toBe(true);
  expect(rounded([0, 0, 128, 1000, 0, 128, 2000, 0, 128])).toHaveLength(3);
});

it("goes through every point that was kept", () => {
  const points = [10, 10, 100, 400, 50, 120, 700, 300, 140, 720, 900, 90];
  const drawn = rounded(points);
  for (let at = 0; at < points.length; at += 3)
    expect(drawn.some(([x, y]) => Math.hypot(x - (points[at] ?? 0), y - (points[at + 1] ?? 0)) < 0.01)).toBe(true);
});

it("writes nothing but numbers, also of points that lie on each other", () => {
  for (const points of [
    [5, 5, 0, 5, 5, 0, 5, 5, 255, 9, 9, 255],
    [5, 5, 0, 5, 5, 0],
    [5, 5, 0, 500, 5, 0, 5, 5, 255],
  ])
    expect(pathOf([1, 1, points])).toMatch(/^[MLQZa\d. -]+$/);
});

it("fills what an area goes around, whichever way it was drawn", () => {
  const around = [1000, 1000, 128, 3000, 1000, 128, 3000, 3000, 128, 1000, 3000, 128];
  const inside = "M1000 1000L3000 1000L3000 3000L1000 3000Z";
  expect(pathOf([1, AREA, around])).toContain(inside);
  const back = [1000, 3000, 128, 3000, 3000, 128, 3000, 1000, 128, 1000, 1000, 128];
  expect(pathOf([1, AREA, back]), "clockwise, like its edge").toContain(inside);
  expect(pathOf([1, 0, around])).not.toContain(inside);
});
