import { expect, it } from "vitest";
import type { Seen } from "../../wire/line";
import { BLUE, LAID } from "../light-line/fixture";
import { cardIn } from "../light-line/flown";
import { backOf } from "../light-line/geometry";
import { journeysOf } from "./journeys";

const placed = (seat: number): Seen => ({ type: "card_placed", seat, laid: LAID, lines: [BLUE], points: 2 });

/** Each as « from > to », for seat 0. */
function seen(...news: readonly Seen[]): readonly string[] {
  return journeysOf(news, 0).map(
    ({ from, to }) => `${from.join()} > ${typeof to === "string" ? to : "cell " + to.join()}`,
  );
}

it("a card flies from one’s own hand to the display, or from another’s seat", () => {
  expect(seen(placed(0))).toEqual(["hand-card,hand > cell 1,0"]);
  expect(seen(placed(1))).toEqual(["seat-1,hand > cell 1,0"]);
  // One's own was there on trial, and is not taken away for its flight.
  expect([0, 1].map((seat) => journeysOf([placed(seat)], 0)[0]?.what)).toEqual([
    { laid: LAID, isThere: true },
    { laid: LAID, isThere: false },
  ]);
});

it("point cards go to their owner once they are counted, one after the other", () => {
  const news: readonly Seen[] = [placed(1), { type: "points_taken", seat: 1, numbers: [2, 3] }];
  expect(seen(...news).slice(1)).toEqual(["pile-2 > seat-1", "pile-3 > seat-1"]);
  const [, one, other] = journeysOf(news, 0).map(({ what }) => what.late ?? 0);
  expect([one! > 0, other! > one!]).toEqual([true, true]);
});

it("from pile to hand face down, whosever it is; a card that is swapped goes under the pile of its number", () => {
  expect(seen({ type: "card_drawn", seat: 0, pile: 4, card: 9, by_lot: false })).toEqual(["pile-4 > hand-card"]);
  expect(seen({ type: "pile_drawn", seat: 2, pile: 4, by_lot: false })).toEqual(["pile-4 > seat-2"]);
  expect(seen({ type: "card_swapped", seat: 2, number: 5, pile: 3 })).toEqual(["seat-2 > pile-5", "pile-3 > seat-2"]);
  const own = seen({ type: "card_exchanged", seat: 0, card: 9, pile: 3, drawn: 4 });
  expect(own).toEqual([`hand-card > pile-${backOf(9)}`, "pile-3 > hand-card"]);
  const shown = journeysOf([{ type: "card_drawn", seat: 0, pile: 4, card: 9, by_lot: false }], 0).map(
    ({ what }) => what,
  );
  expect(shown).toEqual([{ back: 4 }]);
});

it("lands on a place as a card, however wide the place is", () => {
  expect(cardIn({ left: 100, top: 10, width: 200, height: 60 })).toEqual({ left: 180, top: 10, width: 40, height: 60 });
  expect(cardIn(null)).toBeNull();
});
