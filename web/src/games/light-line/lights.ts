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

/** A line as the table tells it; a single card is none yet. */
export function litLine(line: readonly [colour: Colour, cells: readonly Cell[]] | null): readonly Lit[] {
  return line && line[1].length > 1 ? [{ colour: line[0], cells: line[1] }] : [];
}
