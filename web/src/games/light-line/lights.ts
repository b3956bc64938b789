/** Which tubes glow: of a line, or of as much of it as a light that runs along it has reached. */

import { endsOf, HEIGHT, stub, type Cell, type Colour, type Laid } from "./geometry";

/** A line, or a stretch of one, that is lit in this colour. */
export interface Lit {
  readonly colour: Colour;
  readonly cells: readonly Cell[];
}

/** The tubes of one card that glow. */
export type Lights = ReadonlySet<Colour>;

export const DARK: Lights = new Set();

/** For each cell, as `x,y`, what glows there; a card on two lines lights up twice. */
export function lightsOf(lines: readonly Lit[]): ReadonlyMap<string, Lights> {
  const found = new Map<string, Set<Colour>>();
  for (const { colour, cells } of lines) {
    for (const cell of cells) {
      const key = cell.join();
      found.set(key, (found.get(key) ?? new Set()).add(colour));
    }
  }
  return found;
}

/** How many cards a light passes that runs along all of them; one on two lines is passed twice. */
export function cardsOn(lines: readonly Lit[]): number {
  return lines.reduce((sum, { cells }) => sum + cells.length, 0);
}

/** As much of them as it has lit once it has passed so many. */
export function litUpTo(lines: readonly Lit[], passed: number): readonly Lit[] {
  let left = passed;
  return lines.flatMap(({ colour, cells }) => {
    const lit = cells.slice(0, left);
    left -= lit.length;
    return lit.length ? [{ colour, cells: lit }] : [];
  });
}

/** From where to where they reach on the display, from above to below, in drawing units. */
export function heightOf(lines: readonly Lit[], display: readonly Laid[]): readonly [top: number, bottom: number] {
  const ends = lines.flatMap(({ colour, cells }) =>
    cells.flatMap(([x, y]) => {
      const laid = display.find((it) => it[1] === x && it[2] === y);
      const tube = laid && endsOf(laid[0], laid[3]).find(([it]) => it === colour);
      return tube ? [tube[1], tube[2]].map((port) => y * HEIGHT + stub(port)[1]) : [];
    }),
  );
  return ends.length ? [Math.min(...ends), Math.max(...ends)] : [0, 0];
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
