import { expect, it } from "vitest";
import { memoryShelf } from "../link/outbox";
import { Pen } from "./pen.svelte";
import { AREA, RUBBER } from "./strokes";

it("has the ink and the width that it had last on this device, and never begins with the rubber", () => {
  const shelf = memoryShelf();
  const pen = new Pen(shelf);
  expect([pen.colour, pen.width]).toEqual([1, 1]);
  pen.take(3);
  pen.widen(1);
  pen.take(RUBBER);
  const next = new Pen(shelf);
  expect([next.colour, next.width, next.isRubber]).toEqual([3, 2, false]);
});

it("is black and medium where what is kept makes no sense", () => {
  for (const text of ["", "0 7", "99 -1", "1.5 0.5", "red thick"]) {
    const shelf = memoryShelf();
    shelf.setItem("tablee:pen", text);
    const pen = new Pen(shelf);
    expect([text, pen.colour, pen.width]).toEqual([text, 1, 1]);
  }
});

it("fills until a width is chosen, and does not begin with it next time", () => {
  const shelf = memoryShelf();
  const pen = new Pen(shelf);
  pen.isFilling = true;
  expect(pen.width).toBe(AREA);
  expect(new Pen(shelf).width).toBe(1);
  pen.width = 2;
  expect([pen.isFilling, pen.width]).toEqual([false, 2]);
});
