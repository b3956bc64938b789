/** Where lines run: stairs that hold until the next value, gaps where nothing is known, names that do not touch. */
import { expect, it } from "vitest";
import { curve } from "./fixture";
import { holdersOf, linesOf, pathOf, rowsOf, scaleOf, spread, valueAt } from "./graph";

const FIELD = { width: 90, height: 100 };
const valuesOf = (points: Parameters<typeof curve>[0], steps = 10): (number | null)[] => {
  const [line] = linesOf([curve(points)], steps);
  return Array.from({ length: steps }, (_, at) => valueAt(line!, at + 1));
};

it("holds a value until the next, and knows none before the first", () => {
  expect(valuesOf([[3, 12], [5, 4], [9, 1]])).toEqual([null, null, 12, 12, 4, 4, 4, 4, 1, 1]); // prettier-ignore
});

it("has a gap where a number is missing, to the next one that is not", () => {
  const unknown = null as unknown as number;
  expect(valuesOf([[1, 5], [4, unknown], [7, 2]])).toEqual([5, 5, 5, null, null, null, 2, 2, 2, 2]); // prettier-ignore
  expect(valuesOf([[1, unknown], [2, NaN], [9, Infinity]])).toEqual(Array(10).fill(null)); // prettier-ignore
});

it("is one line of a seat through all rounds, with a gap between two of them that can be seen", () => {
  const lines = linesOf([curve([[1, 8], [3, 2]]), curve([[6, 8]]), curve([[2, 5]], { seat: 1 })], 10); // prettier-ignore
  expect(lines.map(({ curve, stretches }) => [curve.seat, stretches.length])).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(valueAt(lines[0]!, 5)).toBe(2);
  expect(valueAt(lines[0]!, 6)).toBe(8);
  const scale = scaleOf(lines, 10, FIELD, false);
  // The first part ends short of where the second begins.
  expect(pathOf(lines[0]!, scale)).toBe("M0 0H20V75H40M50 0H90");
});

it("keeps apart what a seat knew of one and of another", () => {
  const about = [1, 2].map((about) => curve([[1, about]], { about }));
  expect(linesOf(about, 10).map((it) => valueAt(it, 1))).toEqual([1, 2]);
});

it("runs from the first step to the last, and back from a place to its step", () => {
  const { x, y, stepAt } = scaleOf(linesOf([curve([[1, 8]])], 10), 10, FIELD, false);
  expect([x(1), x(10), y(0), y(8)]).toEqual([0, 90, 100, 0]);
  expect([-20, 0, 4, 6, 44, 46, 90, 500].map(stepAt)).toEqual([1, 1, 1, 2, 5, 6, 10, 10]);
  expect(scaleOf([], 1, FIELD, false).stepAt(50)).toBe(1);
});

it.each([
  [[3], [0, 1, 2, 3]],
  [[17], [0, 5, 10, 15, 20]],
  [[276], [0, 100, 200, 300]],
  [[0], [0, 1]],
  [[0.7], [0, 0.5, 1]],
  [
    [-3, 5],
    [-2, 0, 2, 4, 6],
  ],
])("helps the eye with round numbers: %j", (values, ticks) => {
  const lines = linesOf([curve(values.map((value, at) => [at + 1, value] as const))], 10);
  const scale = scaleOf(lines, 10, FIELD, false);
  expect(scale.ticks).toEqual(ticks);
  expect(ticks.every((it) => scale.y(it) >= 0)).toBe(true);
});

it("goes by powers of ten where it is logarithmic, and has a place for nothing left", () => {
  const { ticks, y } = scaleOf(linesOf([curve([[1, 41_000], [5, 0]])], 10), 10, FIELD, true); // prettier-ignore
  expect(ticks).toEqual([0, 10, 100, 1_000, 10_000]);
  expect([y(0), y(41_000)]).toEqual([100, 0]);
  expect(y(0) - y(10)).toBeGreaterThan(10);
  expect(scaleOf(linesOf([curve([[1, 414_394]])], 10), 10, FIELD, true).ticks).toEqual([0, 10, 1_000, 100_000]);
  expect(scaleOf(linesOf([curve([[1, 55]])], 10), 10, FIELD, true).ticks).toEqual([0, 1, 10]);
});

it("lists every step at which something changes, begins or ends", () => {
  const lines = linesOf([curve([[1, 8], [3, 2]]), curve([[2, 5], [4, NaN]], { seat: 1 })], 6); // prettier-ignore
  expect(rowsOf(lines, 6)).toEqual([
    [1, [8, null]],
    [2, [8, 5]],
    [3, [2, 5]],
    [4, [2, null]],
  ]);
});

it("writes the names of lines that end together one under the other, inside the field", () => {
  expect(spread([10, 12, 90], 100, 15)).toEqual([10, 25, 90]);
  expect(spread([95, 96, 97], 100, 15)).toEqual([70, 85, 100]);
  expect(spread([40, 10], 100, 15)).toEqual([40, 10]);
});

it("asks whose knowledge one would like to see where there are too many lines at once", () => {
  const of = (seats: number[]) =>
    seats.flatMap((seat) => seats.filter((it) => it !== seat).map((about) => curve([[1, 5]], { seat, about }))); // prettier-ignore
  expect(holdersOf(of([0, 1]))).toEqual([]);
  expect(holdersOf(of([2, 0, 1]))).toEqual([0, 1, 2]);
  expect(holdersOf([...of([0, 1]), ...of([0, 1])])).toEqual([]);
  expect(holdersOf([0, 1, 2, 3, 4, 5].map((seat) => curve([[1, 5]], { seat })))).toEqual([]); // prettier-ignore
});
