/** Which tubes glow, and when the turn of each comes: a line lights up segment by segment. */

import type { Cell, Colour } from "./geometry";

/** A line, or a stretch of one, that is lit in this colour. */
export interface Lit {
  readonly colour: Colour;
  readonly cells: readonly Cell[];
}

/** The tubes of one card that glow, each with its moment. */
export type Lights = ReadonlyMap<Colour, number>;

export const DARK: Lights = new Map();

/** For each cell, as `x,y`, what glows there; a card on two lines lights up twice. */
export function lightsOf(lines: readonly Lit[]): ReadonlyMap<string, Lights> {
  const found = new Map<string, Map<Colour, number>>();
  let at = 0;
  for (const { colour, cells } of lines) {
    for (const cell of cells) {
      const key = cell.join();
      const here = found.get(key) ?? new Map<Colour, number>();
      found.set(key, here);
      if (!here.has(colour)) here.set(colour, at);
      at += 1;
    }
  }
  return found;
}

/** How long a line is, written where it ends. */
export interface Tally {
  readonly colour: Colour;
  readonly cell: Cell;
  readonly length: number;
  /** How many are written on the same card before it. */
  readonly beside: number;
}

/** One number for each line, away from the card that was laid where it can be. */
export function tallyOf(lines: readonly Lit[], laid: Cell | null): readonly Tally[] {
  const written = new Map<string, number>();
  return lines.flatMap(({ colour, cells }) => {
    const isLaid = (cell: Cell): boolean => laid?.[0] === cell[0] && laid[1] === cell[1];
    const cell = [cells.at(-1), cells[0]].find((it) => it && !isLaid(it)) ?? cells[0];
    if (!cell) return [];
    const beside = written.get(cell.join()) ?? 0;
    written.set(cell.join(), beside + 1);
    return [{ colour, cell, length: cells.length, beside }];
  });
}

/** A line as the table tells it; a single card is none yet. */
export function litLine(line: readonly [colour: Colour, cells: readonly Cell[]] | null): readonly Lit[] {
  return line && line[1].length > 1 ? [{ colour: line[0], cells: line[1] }] : [];
}
