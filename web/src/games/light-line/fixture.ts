/** For tests: a card that was laid, and the line that it continues; and the first of one's cards, laid in a cell. */

import type { Laid, Line } from "../../wire/line";
import type { Offers } from "../../wire/messages";
import type { Benching } from "./benching.svelte";
import type { Cell } from "./geometry";

export const LAID: Laid = [7, 1, 0, 0];
export const START: Laid = [1, 0, 0, 0];
const CELLS = [START, LAID].map(([, x, y]) => [x, y] as const);
export const BLUE: Line = ["B", CELLS];

/** As a finger does it: the first card of the tray, then the place that is lit for it. */
export function layFirst(
  ctrl: Benching,
  { hand, bench, offers }: { hand: readonly number[]; bench: readonly Laid[]; offers: Offers },
  [x, y]: Cell,
) {
  const card = hand.find((it) => !bench.some(([lies]) => lies === it));
  if (card === undefined) return null;
  ctrl.pick(card, bench);
  const spot = ctrl.spots(offers).find((it) => it[0] === x && it[1] === y);
  return spot ? ctrl.lay(spot) : null;
}
