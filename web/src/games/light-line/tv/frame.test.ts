import { expect, it } from "vitest";
import { frameOf, gridFor, gridFrame, growingGrid, inGrid, isBetterTurned, turned } from "./frame";

it("shows all that lies there, and a single card not like a wall", () => {
  const one = frameOf([[3, -1]], [1, 2]);
  expect(one.high).toBe(2 * 90 + 8);
  expect(one.wide).toBe(60 + 8);
  // In the middle of it.
  expect(one.top + one.high / 2).toBe(-45);
  const many = frameOf([
    [-2, 0],
    [1, 3],
  ]);
  expect(many).toEqual({ left: -124, top: -4, wide: 248, high: 368 });
  expect(frameOf([]).wide).toBeGreaterThan(0);
});

it("HE-05: an open card stays where it is until there is really no room left", () => {
  const [columns, rows] = growingGrid(1, 2);
  expect(growingGrid(columns * rows, 2)).toEqual([columns, rows]);
  expect(growingGrid(columns * rows + 1, 2)[1]).toBe(rows + 1);
  expect(inGrid([7, 8, 9], 2)).toEqual([
    [7, 0, 0, 0],
    [8, 1, 0, 0],
    [9, 0, 1, 0],
  ]);
});

it("lays a tall display on its side where that makes its cards much larger, and leaves it there", () => {
  const tall = frameOf([
    [0, 0],
    [2, 7],
  ]);
  expect(isBetterTurned(tall, 2, false)).toBe(true);
  expect(isBetterTurned(tall, 0.5, false)).toBe(false);
  expect(isBetterTurned(tall, 0, false)).toBe(false);
  const wider = frameOf([
    [0, 0],
    [9, 7],
  ]);
  expect([false, true].map((was) => isBetterTurned(wider, 2, was))).toEqual([false, true]);
  const few = frameOf([
    [0, 0],
    [0, 4],
  ]);
  expect(isBetterTurned(few, 2, true)).toBe(false);
  expect(turned({ left: -4, top: 10, wide: 188, high: 728 })).toEqual({ left: 10, top: -184, wide: 728, high: 188 });
});

it.each([1, 8, 20, 51])("finds room for %i cards in a place of its proportions", (many) => {
  for (const ratio of [0.8, 1.25, 2.2]) {
    const [columns, rows] = gridFor(many, ratio);
    expect(columns * rows).toBeGreaterThanOrEqual(many);
    const { wide, high } = gridFrame([columns, rows]);
    if (columns > 1) expect(wide / high).toBeLessThanOrEqual(ratio);
  }
});
