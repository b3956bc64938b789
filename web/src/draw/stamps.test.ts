import { expect, it } from "vitest";
import { memoryShelf } from "../link/outbox";
import { KeyPen } from "./keypen.svelte";
import { Pen } from "./pen.svelte";
import { stamped, STAMP_NAMES } from "./stamps";
import { isDrawing } from "./strokes";

it.each(STAMP_NAMES)("stamps a %s on the paper, even over its edge, turned and large", (name) => {
  for (const size of [0, 1, 2])
    for (const turn of [0, 1, 5])
      for (const [x, y] of [
        [0, 0],
        [4095, 4095],
        [2048, 100],
      ] as const)
        expect(isDrawing({ strokes: stamped({ name, size, turn }, 2, 1, x, y) })).toBe(true);
});

it("stamps where it is asked to, in the ink and width of the pen", () => {
  const [stroke] = stamped({ name: "line", size: 1, turn: 0 }, 5, 2, 2000, 1000);
  expect(stroke?.slice(0, 2)).toEqual([5, 2]);
  const [x0 = 0, y0, , x1 = 0, y1] = stroke?.[2] ?? [];
  expect([(x0 + x1) / 2, y0, y1]).toEqual([2000, 1000, 1000]);
});

it("keeps its shape at the edge instead of being squeezed", () => {
  const breadth = (x: number) => {
    const xs = stamped({ name: "circle", size: 1, turn: 0 }, 1, 1, x, 2000).flatMap(([, , points]) =>
      points.filter((_, at) => at % 3 === 0),
    );
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(Math.abs(breadth(0) - breadth(2000))).toBeLessThanOrEqual(1);
});

it("turns by eighths", () => {
  const [upright] = stamped({ name: "line", size: 1, turn: 2 }, 1, 1, 2000, 2000);
  expect(upright?.[2][0]).toBe(upright?.[2][3]);
});

it("gives the ink back when the rubber is put away, and the hand when a stamp is tapped again", () => {
  const pen = new Pen(memoryShelf());
  pen.take(4);
  pen.turnOver();
  expect(pen.colour).toBe(0);
  pen.turnOver();
  expect(pen.colour).toBe(4);
  pen.takeStamp("sun");
  pen.resize(2);
  pen.takeStamp("moon");
  expect(pen.stamp).toEqual({ name: "moon", size: 2, turn: 0 });
  pen.takeStamp("moon");
  expect(pen.stamp).toBeNull();
});

it("moves with keys, in larger steps with Shift, and never off the paper", () => {
  const keys = new KeyPen();
  const { x } = keys;
  keys.move("ArrowRight", false);
  const step = keys.x - x;
  keys.move("ArrowRight", true);
  expect(keys.x - x).toBe(6 * step);
  for (let at = 0; at < 200; at++) keys.move("Home", true);
  expect(keys.place).toEqual({ x: 0, y: 0 });
  expect(keys.move("a", false)).toBe(false);
});
