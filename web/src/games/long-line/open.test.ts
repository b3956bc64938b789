import { expect, it } from "vitest";
import type { View } from "../../wire/long-line";
import { open, openTray } from "./open";

const line = [
  "R",
  [
    [0, 0],
    [0, 1],
  ],
] as const;

/** What one seat saw where displays are hidden. */
function seenBy(seat: number): View {
  const place = { is_ready: true, has_stopped: false, display: [], longest: null, points: seat };
  return {
    seat,
    options: { rounds: 1, displays: "hidden", pace: "off" },
    phase: "race",
    places: [place, place],
    own: { hand: [1 + seat, 11, 21], bench: [[1 + seat, 0, 0, 0]], longest: line },
    offers: [{ action: "stop", fields: {} }],
  } as unknown as View;
}

it("lays every display and every hand open, and offers nothing", () => {
  const all = open([seenBy(0), seenBy(1)]);
  expect(all.places.map((it) => it.display)).toEqual([[[1, 0, 0, 0]], [[2, 0, 0, 0]]]);
  expect(all.places.map((it) => it.longest)).toEqual([line, line]);
  expect(openTray(all, 1)).toEqual([11, 21]);
  expect([all.seat, all.own, all.offers, all.options.displays]).toEqual([null, null, [], "open"]);
});

it("opens nothing for a seat", () => {
  expect(openTray(seenBy(0), 1)).toEqual([]);
});
