import { expect, it } from "vitest";
import { widthFor } from "./spread";

it("is as large as one likes while there is room", () => {
  expect(widthFor(1, 320, 300, 96)).toBe(96);
  expect(widthFor(0, 0, 0, 96)).toBe(96);
});

it("lets all fifty-one lie in sight on a phone", () => {
  const card = widthFor(51, 310, 330, 96);
  const row = Math.floor(314 / (card + 4));
  const rows = Math.floor(334 / (card * 1.5 + 4));
  expect(row * rows).toBeGreaterThanOrEqual(51);
  expect(card).toBeGreaterThanOrEqual(24);
});

it("never becomes a crumb", () => {
  expect(widthFor(51, 100, 100, 96)).toBe(24);
});
