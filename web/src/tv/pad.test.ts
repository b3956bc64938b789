import { expect, it } from "vitest";
import { moved } from "./pad";

it.each([
  [0, "ArrowRight", 1],
  [6, "ArrowRight", 6],
  [7, "ArrowLeft", 7],
  [8, "ArrowLeft", 7],
  [3, "ArrowDown", 10],
  [13, "ArrowDown", 13],
  [3, "ArrowUp", 3],
  [10, "ArrowUp", 3],
  [4, "b", 4],
])("from key %i of the pad %s leads to %i", (at, key, to) => {
  expect(moved(at, key, 7, 20)).toBe(to);
});
