import { expect, it } from "vitest";
import { Fingers } from "../../ui/fingers";
import { Camera } from "./camera.svelte";

function windowOf(width: number, height: number): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}

it("shows all of a display, whatever its shape", () => {
  for (const cells of [
    [[0, 0]],
    [
      [-9, 0],
      [9, 1],
    ],
    [
      [0, -12],
      [1, 12],
    ],
  ] as [number, number][][]) {
    const camera = windowOf(320, 300);
    camera.showAll(cells);
    const { x: left, y: top } = camera.shift;
    for (const [x, y] of cells) {
      expect(x * 60 * camera.scale + left).toBeGreaterThanOrEqual(0);
      expect((x + 1) * 60 * camera.scale + left).toBeLessThanOrEqual(320);
      expect(y * 90 * camera.scale + top).toBeGreaterThanOrEqual(0);
      expect((y + 1) * 90 * camera.scale + top).toBeLessThanOrEqual(300);
    }
  }
});

it("leaves free what lies under the tools", () => {
  const camera = windowOf(320, 300);
  camera.covered = 52;
  camera.showAll([
    [-4, 0],
    [4, 1],
  ]);
  const { x: left } = camera.shift;
  expect(5 * 60 * camera.scale + left).toBeLessThanOrEqual(320 - 52);
  expect(-4 * 60 * camera.scale + left).toBeGreaterThanOrEqual(0);
});

it("keeps the point under the finger where it is", () => {
  const camera = windowOf(400, 400);
  camera.showAll([
    [0, 0],
    [3, 2],
  ]);
  const before = camera.cellAt({ x: 70, y: 90 });
  camera.zoom(1.7 * camera.scale, { x: 70, y: 90 });
  expect(camera.cellAt({ x: 70, y: 90 })).toEqual(before);
});

it("brings a cell in that is out of sight, and leaves one that is in sight", () => {
  const camera = windowOf(200, 200);
  camera.reveal([40, 0]);
  const { x: left } = camera.shift;
  expect(41 * 60 * camera.scale + left).toBeCloseTo(200);
  const before = camera.shift;
  camera.reveal([40, 0]);
  expect(camera.shift).toEqual(before);
});

it("stays free once a person has moved it, until all is to be shown again", () => {
  const camera = windowOf(200, 200);
  camera.drag({ x: 5, y: 5 });
  expect(camera.isFree).toBe(true);
  camera.showAll([[0, 0]]);
  expect(camera.isFree).toBe(false);
});

it("a finger chooses the nearest spot, though from far it is smaller than the finger", () => {
  const camera = windowOf(320, 300);
  camera.place = () => ({ left: 10, top: 100 });
  const spots = [
    [0, 0, 0],
    [12, 0, 1],
    [24, 0, 0],
  ] as const;
  camera.showAll(spots.map(([x, y]) => [x, y]));
  expect(60 * camera.scale).toBeLessThan(24);
  const { x: left, y: top } = camera.shift;
  const [x, y] = [12.5 * 60 * camera.scale + left + 10, 45 * camera.scale + top + 100];
  expect(camera.nearestTo(x + 20, y, spots)).toEqual([12, 0, 1]);
  expect(camera.nearestTo(x, y - 20, spots)).toEqual([12, 0, 1]);
  expect(camera.nearestTo(x + 30, y, spots)).toBeNull();
  expect(camera.nearestTo(x, y, [])).toBeNull();
});

it("is moved and brought near by keys, and by two fingers, whose middle stays where it is", () => {
  const camera = windowOf(400, 400);
  const { scale, shift } = camera;
  expect(["ArrowLeft", "ArrowDown", "+", "a"].map((key) => camera.key(key))).toEqual([true, true, true, false]);
  expect([camera.shift.x > shift.x, camera.scale]).toEqual([true, scale * 1.25]);
  const fingers = new Fingers(() => camera, 8);
  const touch = (id: number, x: number) => ({ id, at: { x, y: 200 }, time: 0 });
  fingers.press(touch(1, 150));
  fingers.press(touch(2, 250));
  expect(fingers.isTap).toBe(false);
  const middle = camera.under(camera.centre);
  fingers.move(touch(1, 130));
  fingers.move(touch(2, 270));
  expect(camera.scale).toBeCloseTo(scale * 1.25 * 1.4);
  expect(camera.under(camera.centre).x).toBeCloseTo(middle.x);
});

it("shows cards larger in a window that is higher than a laptop's", () => {
  const scale = (height: number): number => {
    const camera = windowOf(2 * height, height);
    camera.showAll([[0, 0]]);
    return camera.scale;
  };
  expect([300, 660, 825].map(scale)).toEqual([2, 2, 2.5]);
});

it("knows where a cell is on the page, where there is more room, and which is out of sight", () => {
  const camera = windowOf(300, 300);
  camera.place = () => ({ left: 10, top: 100 });
  camera.showAll([
    [0, 0],
    [0, 1],
  ]);
  const [above, below] = ([0, 1] as const).map((y) => camera.onPage([0, y]));
  expect(below!.top).toBeCloseTo(above!.top + above!.height);
  expect(above!.left + above!.width / 2).toBeCloseTo(160);
  expect([camera.isLow([0, 90]), camera.isLow([100, 140]), camera.isLow([0, 180])]).toEqual([false, true, false]);
  expect(camera.onPage([0, 9])).toBeNull();
  camera.place = null;
  expect(camera.onPage([0, 0])).toBeNull();
});
