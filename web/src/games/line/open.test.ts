import { expect, it } from "vitest";
import type { View } from "../../wire/line";
import { open, openHands } from "./open";

const seenBy = (seat: number, card: number | null): View =>
  ({ seat, own: { card, fits: [], put_back: [] }, offers: [{ action: "draw", fields: {} }] }) as unknown as View;

it("shows the card in every hand, and offers nothing", () => {
  const all = open([seenBy(0, 12), seenBy(1, null)]);
  expect(openHands(all)).toEqual([12, null]);
  expect([all.seat, all.own, all.offers]).toEqual([null, null, []]);
});

it("shows no hand to a seat", () => {
  expect(openHands(seenBy(0, 12))).toEqual([]);
});
