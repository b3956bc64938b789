import { expect, it } from "vitest";
import type { Seen } from "../../wire/kidz-line";
import { BLUE, LAID } from "../light-line/fixture";
import { journeysOf } from "./journeys";

const NEWS: readonly Seen[] = [
  { type: "card_turned_up", seat: 0, card: 7 },
  { type: "card_turned_up", seat: 1, card: 7 },
  { type: "card_placed", seat: 1, laid: LAID, lines: [BLUE] },
  { type: "card_put_back", seat: 1, card: 7 },
  { type: "turn_began", round: 1, seat: 0, deadline: null },
];

it("a card is turned up from its pile before everybody, and goes to the display or back", () => {
  expect(journeysOf(NEWS, 0).map(({ from, to }) => `${from.join("/")} > ${String(to)}`)).toEqual([
    "my-pile > hand-card",
    "seat-1 > hand-card",
    "hand-card/seat-1 > 1,0",
    "hand-card > seat-1",
  ]);
});
