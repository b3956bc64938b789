import { expect, it } from "vitest";
import {
  begins,
  BLANK,
  type Drawing,
  hasRoom,
  isDrawing,
  isSame,
  LARGEST,
  MOST_STROKES,
  onPaper,
  read,
  type Stroke,
  weight,
  write,
} from "./strokes";

const DOT: Stroke = [1, 1, [10, 20, 128]];
const drawing = (...strokes: unknown[]): unknown => ({ strokes });

it("reads what it wrote", () => {
  const some: Drawing = { strokes: [DOT, [0, 2, [0, 0, 0, 4095, 4095, 255]]] };
  expect(read(write(some))).toEqual(some);
  expect(read(write(BLANK))).toEqual(BLANK);
});

it.each([
  ["no drawing", null],
  ["a list", []],
  ["strokes that are none", drawing("line")],
  ["half a point", drawing([1, 1, [1, 2]])],
  ["no point", drawing([1, 1, []])],
  ["a colour too many", drawing([8, 1, [1, 2, 3]])],
  ["a width too many", drawing([1, 4, [1, 2, 3]])],
  ["a place off the paper", drawing([1, 1, [4096, 2, 3]])],
  ["a place below nought", drawing([1, 1, [1, -2, 3]])],
  ["too much pressure", drawing([1, 1, [1, 2, 256]])],
  ["a part of a step", drawing([1, 1, [1.5, 2, 3]])],
  ["words for numbers", drawing([1, 1, ["1", 2, 3]])],
  ["too many strokes", drawing(...Array.from({ length: MOST_STROKES + 1 }, () => DOT))],
  ["too many points", drawing([1, 1, Array.from({ length: 3 * 4001 }, () => 1)])],
  ["too many bytes", drawing(...Array.from({ length: 3 }, () => [1, 1, Array.from({ length: 3 * 1700 }, () => 1234)]))],
])("does not take %s for a drawing", (_, it) => {
  expect(isDrawing(it)).toBe(false);
});

it("does not stumble over what was cut off", () => {
  expect(read('{"strokes":[[1,1,[1,2')).toBeNull();
  expect(read("")).toBeNull();
});

it("knows the weight before it is sent, and never too little", () => {
  const some: Drawing = { strokes: [DOT, DOT, [3, 0, [4000, 3, 99, 17, 4, 5]]] };
  expect(weight(some)).toBeGreaterThanOrEqual(write(some).length);
  expect(weight(some)).toBeLessThan(write(some).length + 4);
});

it("is full well before the table refuses", () => {
  const line: Stroke = [1, 1, Array.from({ length: 3 * 500 }, (_, at) => (at % 3 === 2 ? 200 : 3999))];
  let full: Drawing = BLANK;
  while (hasRoom(full)) full = { strokes: [...full.strokes, line] };
  expect(hasRoom({ strokes: Array.from({ length: MOST_STROKES }, () => DOT) })).toBe(false);
  expect(write({ strokes: full.strokes.slice(0, -1) }).length).toBeLessThan(LARGEST - 4000);
});

it("puts every place on the paper", () => {
  expect([-3, 0.4, 17.6, 5000].map((it) => onPaper(it))).toEqual([0, 0, 18, 4095]);
});

it("tells whether one drawing goes on from another", () => {
  const more: Drawing = { strokes: [DOT, [2, 2, [1, 2, 3]]] };
  expect([begins({ strokes: [DOT] }, more), begins(BLANK, more), begins(more, { strokes: [DOT] })]).toEqual([
    true,
    true,
    false,
  ]);
  expect([isSame(more, { strokes: [...more.strokes] }), isSame({ strokes: [DOT] }, more)]).toEqual([true, false]);
});
