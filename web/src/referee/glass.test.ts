import { beforeEach, expect, it } from "vitest";
import { Hourglass } from "./glass.svelte";

let now = 0;
let glass: Hourglass;

beforeEach(() => {
  now = 1_000;
  glass = new Hourglass(() => now);
  glass.set(60);
});

it("runs by the clock and rings once", () => {
  glass.turn();
  now += 59_000;
  expect(glass.tick()).toBe(false);
  expect(glass.left).toBe(1_000);
  // A page that slept finds the glass empty.
  now += 500_000;
  expect([glass.tick(), glass.tick()]).toEqual([true, false]);
  expect([glass.isUp, glass.isRunning, glass.left]).toEqual([true, false, 0]);
});

it("keeps its sand while it lies", () => {
  glass.turn();
  now += 20_000;
  glass.hold();
  now += 90_000;
  expect([glass.isHeld, glass.left]).toEqual([true, 40_000]);
  glass.go();
  now += 10_000;
  glass.tick();
  expect(glass.left).toBe(30_000);
});

it("is whole again when it is turned anew or another is taken", () => {
  glass.turn();
  now += 20_000;
  glass.turn();
  expect(glass.left).toBe(60_000);
  glass.set(90);
  expect([glass.isRunning, glass.isHeld, glass.left]).toEqual([false, false, 90_000]);
});
