import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Seen } from "../../wire/line";
import { Glow, MOMENT } from "./glow.svelte";

const placed: Seen = {
  type: "card_placed",
  seat: 1,
  laid: [7, 1, 0, 0],
  lines: [
    [
      "B",
      [
        [0, 0],
        [1, 0],
      ],
    ],
  ],
  points: 2,
};
const turn: Seen = { type: "turn_began", seat: 0, deadline: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("lights the lines of a laid card for a moment, and then nothing stands back", () => {
  const glow = new Glow();
  glow.hear([placed, turn]);
  expect(glow.lines).toEqual([
    {
      colour: "B",
      cells: [
        [0, 0],
        [1, 0],
      ],
    },
  ]);
  expect(glow.cell).toEqual([1, 0]);
  vi.advanceTimersByTime(MOMENT);
  expect(glow.lines).toEqual([]);
});

it("is not kept alight by what is told meanwhile: one’s own turn begins and nothing is dim", () => {
  const glow = new Glow();
  glow.hear([placed]);
  glow.hear([turn]);
  glow.hear([]);
  expect(glow.lines).not.toEqual([]);
  vi.advanceTimersByTime(MOMENT);
  expect(glow.lines).toEqual([]);
});

it("begins anew with the next card, and not with the same news once more", () => {
  const glow = new Glow();
  glow.hear([placed]);
  vi.advanceTimersByTime(MOMENT - 1);
  const next: Seen = { ...placed, seat: 0 };
  glow.hear([next]);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(glow.lines).not.toEqual([]);
  vi.advanceTimersByTime(1);
  const same: Seen = { ...placed };
  glow.hear([same]);
  vi.advanceTimersByTime(MOMENT);
  glow.hear([same]);
  expect(glow.lines).toEqual([]);
});
