import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";

function windowOf(width: number, height: number): Camera {
  const camera = new Camera();
  camera.width = width;
  camera.height = height;
  return camera;
}

it("shows all of a display, whatever its shape", () => {
  for (const cells of [[[0, 0]], [[-9, 0], [9, 1]], [[0, -12], [1, 12]]] as [number, number][][]) {
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
  camera.showAll([[-4, 0], [4, 1]]);
  const [left] = camera.shift;
  expect(5 * 60 * camera.scale + left).toBeLessThanOrEqual(320 - 52);
  expect(-4 * 60 * camera.scale + left).toBeGreaterThanOrEqual(0);
});

it("keeps the point under the finger where it is", () => {
  const camera = windowOf(400, 400);
  camera.showAll([[0, 0], [3, 2]]);
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

const LONG: readonly (readonly [number, number])[] = Array.from({ length: 25 }, (_, x) => [x, 0]);

it("comes nearer where spots would be too small for a finger, to where the last card lies", () => {
  const camera = windowOf(320, 300);
  camera.showWell(LONG, [20, 0]);
  expect(60 * camera.scale).toBeGreaterThanOrEqual(44);
  const [left] = camera.shift;
  for (const x of [18, 19, 20, 21, 22]) {
    expect(x * 60 * camera.scale + left).toBeGreaterThanOrEqual(0);
    expect((x + 1) * 60 * camera.scale + left).toBeLessThanOrEqual(320);
  }
  expect(camera.isFree).toBe(false);
});

it("shows all where spots are large enough, where nothing is to be chosen, and where somebody wants it", () => {
  for (const [cells, around, wantsAll] of [[LONG.slice(0, 5), [2, 0], false], [LONG, null, false], [LONG, [20, 0], true]] as const) {
    const camera = windowOf(320, 300);
    camera.wantsAll = wantsAll;
    camera.showWell(cells, around);
    const { x, y, scale } = camera;
    camera.showAll(cells);
    expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
  }
});
