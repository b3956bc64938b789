import { expect, it, vi } from "vitest";
import { type Laid, lay, type Row, watch } from "./room";

/** As the tools say it: widths, inks, and what is in the hand. */
const ROWS: readonly Row[] = [
  { end: 52, least: 12.5 },
  { end: 104, least: 13 },
  { end: 156, least: 19 },
];
const on = (breadth: number, height: number, rows = ROWS) => lay({ breadth, height, rem: 16, rows });

it("fills the breadth of a phone where all of it is seen", () => {
  expect(on(336, 505)).toEqual({ side: 336, isBeside: false });
});

it("shrinks on a low phone until widths and inks are seen, though not for the rest", () => {
  expect(on(336, 405)).toEqual({ side: 301, isBeside: false });
  expect(on(336, 325)).toEqual({ side: 221, isBeside: false });
});

it("shows the first tools alone rather than a paper that is too small", () => {
  expect(on(296, 290)).toEqual({ side: 238, isBeside: false });
  expect(on(296, 180)).toEqual({ side: 200, isBeside: false });
  expect(on(180, 100)).toEqual({ side: 180, isBeside: false });
});

it("gives way to a note between paper and tools", () => {
  const noted = ROWS.map((it) => ({ ...it, end: it.end + 60 }));
  expect(on(336, 405, noted)).toEqual({ side: 241, isBeside: false });
});

it("has the tools beside it where that makes it larger, and below it on an upright tablet", () => {
  expect(on(716, 201)).toEqual({ side: 201, isBeside: true });
  expect(on(912, 511)).toEqual({ side: 511, isBeside: true });
  expect(on(744, 735)).toEqual({ side: 579, isBeside: false });
});

it("stays beside whatever lies under the first tools there", () => {
  const long = [...ROWS, { end: 700, least: 14 }];
  expect(on(912, 511, long)).toEqual({ side: 511, isBeside: true });
  expect(on(744, 735, long).isBeside).toBe(false);
});

it("changes no paper under the pen, and does so when the pen is lifted", async () => {
  const part = () => document.body.appendChild(document.createElement("div"));
  const parts = { frame: part(), paper: part(), notes: part(), side: part() };
  const { frame, paper } = parts;
  let breadth = 100;
  Object.defineProperty(frame, "clientWidth", { get: () => breadth });
  const told: Laid[] = [];
  const stop = watch(parts, (it) => told.push(it));
  const next = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const pen = (type: string) => paper.dispatchEvent(new PointerEvent(type, { pointerId: 3, bubbles: true }));
  pen("pointerdown");
  breadth = 80;
  dispatchEvent(new Event("resize"));
  await next();
  expect(told.map((it) => it.side)).toEqual([100]);
  pen("pointerup");
  await vi.waitFor(() => expect(told.at(-1)?.side).toBe(80), { timeout: 30_000 });
  stop();
  for (const it of Object.values(parts)) it.remove();
});
