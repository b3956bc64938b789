import { expect, it } from "vitest";
import { Fingers } from "../ui/fingers";
import type { Place } from "../ui/look.svelte";
import { Lens, MIDDLE, NEAREST } from "./lens.svelte";

const CORNER: Place = { x: 0.25, y: 0.25 };

it("shows all of a picture at first, and goes near and far in steps, within bounds", () => {
  const lens = new Lens();
  expect([lens.isNear, lens.percent, lens.shift]).toEqual([false, 100, { x: 0, y: 0 }]);
  const near = Array.from({ length: 7 }, () => (lens.nearer(), lens.percent));
  expect(near).toEqual([150, 200, 300, 400, 600, 600, 600]);
  const far = Array.from({ length: 6 }, () => (lens.farther(), lens.percent));
  expect(far).toEqual([400, 300, 200, 150, 100, 100]);
});

it("keeps the place under the finger where it is", () => {
  const lens = new Lens();
  lens.zoom(3, CORNER);
  expect(lens.under(CORNER)).toEqual(CORNER);
  lens.zoom(2, CORNER);
  expect(lens.under(CORNER).x).toBeCloseTo(0.25);
});

it("shows nothing beside the picture", () => {
  const lens = new Lens();
  lens.zoom(2, { x: 1, y: 1 });
  lens.drag({ x: -9, y: -9 });
  expect(lens.under({ x: 1, y: 1 })).toEqual({ x: 1, y: 1 });
  expect([lens.hasMore("right"), lens.hasMore("down"), lens.hasMore("left"), lens.hasMore("up")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  lens.whole();
  expect(lens.shift).toEqual({ x: 0, y: 0 });
});

it("hears keys: arrows only when it is near, and nothing that is not for it", () => {
  const lens = new Lens();
  expect(["ArrowLeft", "ArrowDown", "a", "Escape", "Tab"].map((it) => lens.key(it))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(lens.key("+")).toBe(true);
  expect(lens.key("ArrowRight")).toBe(true);
  expect(lens.under(MIDDLE).x).toBeGreaterThan(0.5);
  expect(lens.key("-")).toBe(true);
  for (const key of ["=", "+", "0"]) lens.key(key);
  expect(lens.percent).toBe(100);
});

function hand() {
  const lens = new Lens();
  const fingers = new Fingers(() => lens, 0.03);
  let time = 0;
  const touch = (id: number, x: number, y: number) => ({ id, at: { x, y }, time });
  const tap = (x: number, y: number, after = 0) => {
    time += after;
    fingers.press(touch(1, x, y));
    const tap = fingers.lift(touch(1, x, y));
    if (tap) lens.tap(tap);
  };
  return { lens, fingers, touch, tap };
}

it("is pinched and moved by two fingers", () => {
  const { lens, fingers, touch } = hand();
  fingers.press(touch(1, 0.4, 0.5));
  fingers.press(touch(2, 0.6, 0.5));
  fingers.move(touch(1, 0.3, 0.5));
  fingers.move(touch(2, 0.7, 0.5));
  expect(lens.scale).toBeCloseTo(2);
  expect(lens.under(MIDDLE).x).toBeCloseTo(0.5);
  fingers.move(touch(1, 0.45, 0.5));
  fingers.move(touch(2, 0.55, 0.5));
  fingers.move(touch(2, 0.46, 0.5));
  expect(lens.scale).toBe(1);
});

it("goes along with one finger when it is near, and trembles with none", () => {
  const { lens, fingers, touch } = hand();
  lens.zoom(2);
  fingers.press(touch(1, 0.5, 0.5));
  fingers.move(touch(1, 0.51, 0.5));
  expect(lens.under(MIDDLE)).toEqual(MIDDLE);
  fingers.move(touch(1, 0.7, 0.5));
  expect(lens.under(MIDDLE).x).toBeCloseTo(0.4);
  fingers.lift(touch(1, 0.7, 0.5));
  fingers.move(touch(1, 0.1, 0.5));
  expect(lens.under(MIDDLE).x).toBeCloseTo(0.4);
});

it("comes near at two taps, moves to where one tap was, and shows all again at two", () => {
  const { lens, tap } = hand();
  tap(0.25, 0.25);
  expect(lens.isNear).toBe(false);
  tap(0.25, 0.25, 900);
  expect(lens.isNear).toBe(false);
  tap(0.26, 0.25, 100);
  expect(lens.scale).toBe(2.5);
  tap(0.9, 0.5, 900);
  expect(lens.under(MIDDLE).x).toBeGreaterThan(0.35);
  tap(0.9, 0.5, 100);
  expect(lens.scale).toBe(1);
});

it("is as near as it may be at most, however it is pinched", () => {
  const { lens, fingers, touch } = hand();
  fingers.press(touch(1, 0.5, 0.5));
  fingers.press(touch(2, 0.52, 0.5));
  fingers.move(touch(2, 1, 0.5));
  expect(lens.scale).toBe(NEAREST);
});
