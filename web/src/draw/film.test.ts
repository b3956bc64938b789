import { expect, it } from "vitest";
import { COLOURS, type Easel, type Scene, shot } from "./film";
import { INKS, inkOf } from "./palette";
import { moment, score } from "./replay";
import { type Drawing, GRID } from "./strokes";
import { readGif } from "./ungif";

const SIDE = 32;
const DRAWING: Drawing = {
  strokes: [
    [1, 1, [0, 0, 128, 4000, 0, 128]],
    [2, 1, [0, 1200, 128, 4000, 1200, 128]],
    [7, 1, [700, 700, 128, 700, 4000, 128]],
  ],
};
const scene = (title: string): Scene => ({ title, hung: [{ title, drawing: DRAWING }] });

/** As a canvas would, but with points that can be counted: each point of a stroke, and what is between them. */
const easel: Easel = {
  width: SIDE,
  height: SIDE,
  at({ hung }, clock) {
    const all = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
    const ink = (x: number, y: number, colour: number) =>
      [16, 8, 0].forEach((shift, at) => (all[(y * SIDE + x) * 4 + at] = (colour >> shift) & 255));
    for (let at = 0; at < SIDE * SIDE; at += 1) ink(at % SIDE, Math.floor(at / SIDE), paper);
    const drawing = hung[0]?.drawing ?? DRAWING;
    const { done, under } = moment(drawing, score(drawing), clock);
    for (const [colour, , points] of [...done, ...(under ? [under] : [])]) {
      const [x0 = 0, y0 = 0, , x1 = x0, y1 = y0] = points.map((it) => Math.floor((it * SIDE) / GRID));
      for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); x += 1)
        for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); y += 1) ink(x, y, parseInt(inkOf(colour).slice(1), 16));
    }
    return all;
  },
};
const paper = parseInt(INKS[0].ink.slice(1), 16);

function pictureOf(points: Uint8ClampedArray): readonly number[] {
  return Array.from({ length: points.length / 4 }, (_, at) =>
    [0, 1, 2].reduce((sum, it) => sum * 256 + (points[at * 4 + it] ?? 0), 0),
  );
}

it("draws it again in a few seconds, holds the finished drawing, and plays for ever (E3)", async () => {
  const gif = readGif(await shot([scene("Lou")], easel));
  expect([gif.width, gif.height, gif.loops]).toEqual([SIDE, SIDE, 0]);
  expect(gif.frames.length).toBeGreaterThan(20);
  expect(gif.frames.length).toBeLessThanOrEqual(50);
  const inked = gif.frames.map((it) => it.picture.filter((point) => point !== paper).length);
  expect(inked).toEqual([...inked].sort((one, other) => one - other));
  const last = gif.frames.at(-1);
  expect(last?.picture).toEqual(pictureOf(easel.at(scene("Lou"), 1)));
  expect(last?.hundredths).toBeGreaterThanOrEqual(200);
  const all = gif.frames.reduce((sum, it) => sum + it.hundredths, 0);
  expect(all).toBeLessThan(1000);
});

it("shows one scene after the other, and says how far it is", async () => {
  const told: number[] = [];
  const scenes = ["1", "2", "3"].map(scene);
  const gif = readGif(await shot(scenes, easel, { ontold: (it) => told.push(it) }));
  expect(gif.frames.filter((it) => it.hundredths >= 200)).toHaveLength(3);
  expect(told).toEqual([...told].sort((one, other) => one - other));
});

it("stops when nobody waits for it any more", async () => {
  const stop = new AbortController();
  const slow: Easel = {
    ...easel,
    at: (...asked) => {
      stop.abort();
      const until = performance.now() + 30;
      while (performance.now() < until);
      return easel.at(...asked);
    },
  };
  await expect(shot([scene("Lou")], slow, { signal: stop.signal })).rejects.toThrow();
});

it("has every ink exactly, and room for the number that is glass", () => {
  for (const { ink } of INKS) expect(COLOURS).toContain(parseInt(ink.slice(1), 16));
  expect(COLOURS.length).toBeLessThan(128);
});
