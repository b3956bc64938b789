/** How cards lie on a television: all that there is in one picture, as large as it can be. */

import { HEIGHT, WIDTH, type Cell, type Laid } from "../geometry";

/** A part of the plane, in drawing units. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Between cards that lie side by side and do not touch. */
export const APART = 6;
/** Around all of it, for the outline of a card at the border. */
const AIR = 4;

/** All these cells, and never fewer than `least` columns and rows, so that a single card is not shown like a wall. */
export function frameOf(cells: readonly Cell[], least: readonly [columns: number, rows: number] = [1, 1]): Frame {
  const [left, wide] = span(
    cells.map(([x]) => x),
    least[0],
  );
  const [top, high] = span(
    cells.map(([, y]) => y),
    least[1],
  );
  return {
    left: left * WIDTH - AIR,
    top: top * HEIGHT - AIR,
    wide: wide * WIDTH + 2 * AIR,
    high: high * HEIGHT + 2 * AIR,
  };
}

function span(numbers: readonly number[], least: number): readonly [from: number, size: number] {
  const from = numbers.length ? Math.min(...numbers) : 0;
  const size = numbers.length ? Math.max(...numbers) - from + 1 : 1;
  const more = Math.max(0, least - size);
  return [from - more / 2, size + more];
}

/** From so many rows on, cards one above the other are small. */
const TALL = 6;
/** So much larger must they be on their side, to be worth turning one's head. */
const WORTH = 1.5;

/** Whether all of it lies on its side, in a place of these proportions: a display may grow tall, a television is wide. */
export function isBetterTurned({ wide, high }: Frame, ratio: number, isTurned: boolean): boolean {
  if (!ratio || high < TALL * HEIGHT) return false;
  const gain = Math.min(ratio / high, 1 / wide) / Math.min(ratio / wide, 1 / high);
  // Once it is turned it stays so, unless that makes it smaller.
  return gain >= (isTurned ? 1 : WORTH);
}

/** The same part of the plane after a quarter turn to the left. */
export function turned({ left, top, wide, high }: Frame): Frame {
  return { left: top, top: -left - wide, wide: high, high: wide };
}

type Grid = readonly [columns: number, rows: number];

/** A grid for so many cards in a place of these proportions, which no other fills better. */
export function gridFor(many: number, ratio: number): Grid {
  const [, rows] = growingGrid(many, ratio, 1);
  return [Math.max(1, Math.ceil(many / rows)), rows];
}

/** A grid in which a card stays where it is as more are laid, until there is really no room left. */
export function growingGrid(many: number, ratio: number, fewest = 2): Grid {
  const columnsIn = (rows: number): number =>
    Math.max(1, Math.floor((ratio * (rows * (HEIGHT + APART) + 2 * AIR) - 2 * AIR) / (WIDTH + APART)));
  let rows = fewest;
  while (columnsIn(rows) * rows < many) rows += 1;
  return [columnsIn(rows), rows];
}

/** Cards in the order of reading, upright, each in its cell of the grid. */
export function inGrid(cards: readonly number[], columns: number): readonly Laid[] {
  return cards.map((card, at) => [card, at % columns, Math.floor(at / columns), 0]);
}

/** The whole grid, whether or not its last cells are taken yet: what lies there stays where it is. */
export function gridFrame([columns, rows]: Grid): Frame {
  return {
    left: -AIR,
    top: -AIR,
    wide: columns * (WIDTH + APART) - APART + 2 * AIR,
    high: rows * (HEIGHT + APART) - APART + 2 * AIR,
  };
}
