import { expect, it } from "vitest";
import { History } from "./history.svelte";
import { BLANK, type Drawing, MOST_STROKES, type Stroke } from "./strokes";

const line = (x: number): Stroke => [1, 1, [x, 0, 128, x, 100, 128]];

it("takes strokes back one by one, and lays them again", () => {
  const history = new History();
  history.add(line(1));
  history.add(line(2));
  history.undo();
  expect(history.drawing.strokes).toEqual([line(1)]);
  history.redo();
  expect(history.drawing.strokes).toEqual([line(1), line(2)]);
  expect(history.canRedo).toBe(false);
});

it("forgets what was taken back once something new is drawn", () => {
  const history = new History();
  history.add(line(1));
  history.undo();
  history.add(line(2));
  expect(history.canRedo).toBe(false);
  expect(history.drawing.strokes).toEqual([line(2)]);
});

it("brings everything back after clearing", () => {
  const history = new History();
  history.add(line(1));
  history.add(line(2));
  history.clear();
  expect(history.isBlank).toBe(true);
  history.undo();
  expect(history.drawing.strokes).toHaveLength(2);
});

it("takes a stamp of several strokes back at once", () => {
  const history = new History();
  history.add(line(1), line(2), line(3));
  history.undo();
  expect(history.isBlank).toBe(true);
});

it("can take back what was drawn before a reload", () => {
  const history = new History({ strokes: [line(1), line(2)] });
  history.undo();
  expect(history.drawing.strokes).toEqual([line(1)]);
  history.undo();
  expect([history.isBlank, history.canUndo]).toEqual([true, false]);
});

it("tells of every change, and of nothing else", () => {
  const told: Drawing[] = [];
  const history = new History(BLANK, (drawing) => told.push(drawing));
  history.undo();
  history.redo();
  history.clear();
  expect(told).toEqual([]);
  history.add(line(1));
  history.undo();
  expect(told.map((it) => it.strokes.length)).toEqual([1, 0]);
});

it("takes no more than fits on the paper", () => {
  const history = new History({ strokes: Array.from({ length: MOST_STROKES - 1 }, (_, at) => line(at)) });
  expect(history.isFull).toBe(false);
  expect(history.add(line(1), line(2))).toBe(false);
  expect(history.add(line(1))).toBe(true);
  expect(history.isFull).toBe(true);
  history.undo();
  expect(history.isFull).toBe(false);
});
