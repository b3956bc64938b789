/** How large cards can be so that all of them lie in sight at once. */

import { HEIGHT, WIDTH } from "./geometry";

const SMALLEST = 24;
const GAP = 4;

/** The width of a card, in pixels, in a window of this size. */
export function widthFor(many: number, width: number, height: number, largest: number): number {
  for (let card = largest; card > SMALLEST; card -= 1) {
    const row = Math.floor((width + GAP) / (card + GAP));
    const rows = Math.floor((height + GAP) / ((card * HEIGHT) / WIDTH + GAP));
    if (row * rows >= many) return card;
  }
  return SMALLEST;
}
