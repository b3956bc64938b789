import { expect, it } from "vitest";
import { simplify } from "./simplify";
import { Sketch } from "./sketch";
import { FULL, isDrawing, weight, write } from "./strokes";

function circled(count: number, radius = 1500): number[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / (count - 1);
    return [Math.round(2048 + radius * Math.cos(angle)), Math.round(2048 + radius * Math.sin(angle)), 128];
  }).flat();
}

/** How far the farthest of the points lies from the line through the others. */
function strayed(points: readonly number[], line: readonly number[]): number {
  let most = 0;
  for (let at = 0; at < points.length; at += 3) {
    let least = Infinity;
    for (let on = 3; on < line.length; on += 3) {
      const [x0 = 0, y0 = 0, , x1 = 0, y1 = 0] = line.slice(on - 3, on + 2);
      const [x = 0, y = 0] = points.slice(at, at + 2);
      const part = Math.min(
        Math.max(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2 || 1), 0),
        1,
      );
      least = Math.min(least, Math.hypot(x - x0 - part * (x1 - x0), y - y0 - part * (y1 - y0)));
    }
    most = Math.max(most, least);
  }
  return most;
}

it("needs two points for a straight line, and three where the pen pressed harder in the middle", () => {
  expect(simplify([0, 0, 100, 10, 10, 100, 20, 20, 100, 30, 30, 100])).toEqual([0, 0, 100, 30, 30, 100]);
  expect(simplify([0, 0, 100, 10, 10, 200, 20, 20, 100])).toHaveLength(9);
});

it("leaves the shape of a line while it leaves out most of its points", () => {
  const points = circled(900);
  const slim = simplify(points);
  expect(slim.length).toBeLessThan(points.length / 5);
  expect(strayed(points, slim)).toBeLessThanOrEqual(2.5);
});

it("stays small while it grows, and ends where the pen was", () => {
  const sketch = new Sketch(3, 1);
  const points = circled(900);
  for (let at = 0; at < points.length; at += 3) sketch.add(points[at] ?? 0, points[at + 1] ?? 0, 128);
  expect(sketch.count).toBeLessThan(250);
  const [colour, width, kept] = sketch.done();
  expect([colour, width]).toEqual([3, 1]);
  expect(kept.slice(-3)).toEqual(points.slice(-3));
  expect(strayed(points, kept)).toBeLessThanOrEqual(6);
});

it("does not take a trembling hand for a movement", () => {
  const sketch = new Sketch(1, 1);
  expect([sketch.add(100, 100, 128), sketch.add(102, 101, 128), sketch.add(120, 100, 128)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(sketch.count).toBe(2);
});

it("gives the end of the line, as long as asked for", () => {
  const sketch = new Sketch(1, 1);
  for (let x = 0; x <= 400; x += 10) sketch.add(x, (x % 20) * 8, 128);
  const [, , tail] = sketch.tail(200);
  expect(tail.slice(-3)).toEqual([400, 0, 128]);
  expect(tail.length / 3).toBeLessThan(8);
});

it("ends a line kindly where the paper is full", () => {
  const wild = (sketch: Sketch) => {
    for (let at = 0; at < 20_000 && !sketch.isFull; at++) sketch.add((at * 1999) % 4096, (at * 3001) % 4096, at % 256);
    return { strokes: [sketch.done()] };
  };
  const all = wild(new Sketch(1, 1));
  expect(isDrawing(all)).toBe(true);
  expect(weight(wild(new Sketch(1, 1, FULL - 2000)))).toBeLessThan(2100);
  expect(write(all).length).toBeLessThan(FULL);
});
