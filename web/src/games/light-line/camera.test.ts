import { expect, it } from "vitest";
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
    const [left, top] = camera.shift;
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
  const [left] = camera.shift;
  expect(5 * 60 * camera.scale + left).toBeLessThanOrEqual(320 - 52);
  expect(-4 * 60 * camera.scale + left).toBeGreaterThanOrEqual(0);
});

it("keeps the point under the finger where it is", () => {
  const camera = windowOf(400, 400);
  camera.showAll([
    [0, 0],
    [3, 2],
  ]);
  const before = camera.cellAt(70, 90);
  camera.zoomBy(1.7, 70, 90);
  expect(camera.cellAt(70, 90)).toEqual(before);
});

it("brings a cell in that is out of sight, and leaves one that is in sight", () => {
  const camera = windowOf(200, 200);
  camera.reveal([40, 0]);
  const [left] = camera.shift;
  expect(41 * 60 * camera.scale + left).toBeCloseTo(200);
  const { x, y } = camera;
  camera.reveal([40, 0]);
  expect([camera.x, camera.y]).toEqual([x, y]);
});

it("stays free once a person has moved it, until all is to be shown again", () => {
  const camera = windowOf(200, 200);
  camera.panBy(5, 5);
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
  const [left, top] = camera.shift;
  const [x, y] = [12.5 * 60 * camera.scale + left + 10, 45 * camera.scale + top + 100];
  expect(camera.nearest(x + 20, y, spots)).toEqual([12, 0, 1]);
  expect(camera.nearest(x, y - 20, spots)).toEqual([12, 0, 1]);
  expect(camera.nearest(x + 30, y, spots)).toBeNull();
  expect(camera.nearest(x, y, [])).toBeNull();
});
