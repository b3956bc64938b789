import { beforeEach, expect, it } from "vitest";
import { memoryShelf } from "../link/outbox";
import { History } from "./history.svelte";
import { Pen } from "./pen.svelte";
import { Quill, type Spot } from "./quill";
import { MOST_STROKES, RUBBER, type Stroke } from "./strokes";

const spot = (x: number, y: number, time = 0): Spot => ({ x, y, time, pressure: 0.5, isPen: false });
let history: History;
let pen: Pen;
let quill: Quill;
let wet: Stroke[];
let fulls: number;

beforeEach(() => {
  history = new History();
  pen = new Pen(memoryShelf());
  wet = [];
  fulls = 0;
  quill = new Quill(
    history,
    pen,
    () => ({ grow: (it) => void wet.push(it), dryUp: () => void (wet = []) }),
    () => fulls++,
  );
});

it("shows ink from the first touch, and keeps the stroke when the pen is lifted", () => {
  quill.press(spot(100, 100));
  expect(wet).toHaveLength(1);
  quill.move([spot(200, 100), spot(300, 200)]);
  expect(history.isBlank).toBe(true);
  quill.lift();
  expect(history.drawing.strokes[0]?.[2].filter((_, at) => at % 3 < 2)).toEqual([100, 100, 200, 100, 300, 200]);
});

it("makes a dot of a tap", () => {
  quill.press(spot(100, 100));
  quill.lift();
  expect(history.drawing.strokes).toHaveLength(1);
});

it("leaves nothing of a stroke that is dropped", () => {
  quill.press(spot(100, 100));
  quill.move([spot(400, 400)]);
  quill.drop();
  quill.lift();
  expect([history.isBlank, wet]).toEqual([true, []]);
});

it("ends at the edge, and begins again where the pen comes back", () => {
  quill.press(spot(4000, 2000));
  quill.move([spot(4090, 2000), spot(4400, 2000), spot(4400, 3000), spot(4050, 3000), spot(3900, 3000)]);
  quill.lift();
  expect(history.drawing.strokes).toHaveLength(2);
  expect(history.drawing.strokes[1]?.[2].slice(0, 2)).toEqual([4050, 3000]);
});

it("rubs out with the other end of a pen, whatever its ink", () => {
  pen.take(3);
  quill.press(spot(1, 1), true);
  quill.lift();
  quill.press(spot(1, 1));
  quill.lift();
  expect(history.drawing.strokes.map(([colour]) => colour)).toEqual([RUBBER, 3]);
});

it("says that the paper is full, and draws no more", () => {
  history.begin({ strokes: Array.from({ length: MOST_STROKES }, (): Stroke => [1, 1, [1, 1, 1]]) });
  quill.press(spot(5, 5));
  quill.move([spot(500, 500)]);
  quill.lift();
  expect([fulls, quill.isDown, history.drawing.strokes.length]).toEqual([1, false, MOST_STROKES]);
});

it("ends a line that fills the paper, and keeps what there is of it", () => {
  quill.press(spot(5, 5));
  for (let at = 0; at < 9000; at++) quill.move([spot((at * 1999) % 4096, (at * 3001) % 4096, at)]);
  expect(fulls).toBe(1);
  expect(history.drawing.strokes).toHaveLength(1);
});

it("stamps a shape as one step", () => {
  pen.takeStamp("house");
  expect(quill.stampAt(2000, 2000)).toBe(true);
  expect(history.drawing.strokes).toHaveLength(3);
  history.undo();
  expect(history.isBlank).toBe(true);
});
