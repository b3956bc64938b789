/** How pieces lie on a sheet of paper: as many as fit, in the middle, cut along straight lines; in millimetres. */

export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;

export type PaperName = keyof typeof PAPERS;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The side that is printed first, and the one behind it. */
export type Side = "front" | "back";

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Of the first piece, from the edges of the paper. */
  readonly left: number;
  readonly top: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a printer cannot reach, and the marks for cutting. */
export const MARGIN = 9;

/** So much lies between a piece and its mark, and so long is the mark. */
const AWAY = 1;
const LONG = 3;

export function fit(paper: Size, piece: Size): Grid {
  const columns = Math.floor((paper.width - 2 * MARGIN) / piece.width);
  const rows = Math.floor((paper.height - 2 * MARGIN) / piece.height);
  if (columns < 1 || rows < 1) throw new Error("a piece is larger than its paper");
  return {
    columns,
    rows,
    left: (paper.width - columns * piece.width) / 2,
    top: (paper.height - rows * piece.height) / 2,
  };
}

/** Where a piece lies: turned over along its long edge, the sheet has the first column on the right. */
export function spotOf(grid: Grid, piece: Size, at: number, side: Side): Spot {
  const column = at % grid.columns;
  const across = side === "front" ? column : grid.columns - 1 - column;
  return { x: grid.left + across * piece.width, y: grid.top + Math.floor(at / grid.columns) * piece.height };
}

/** Pieces by the sheet. */
export function sheets<P>(grid: Grid, pieces: readonly P[]): readonly (readonly P[])[] {
  const many = grid.columns * grid.rows;
  return Array.from({ length: Math.ceil(pieces.length / many) }, (_, at) => pieces.slice(at * many, (at + 1) * many));
}

/** Where to cut so many pieces apart: short lines outside, at both ends of every cut. */
export function marks(grid: Grid, piece: Size, many: number): string {
  const { left, top } = grid;
  const columns = Math.min(many, grid.columns);
  const rows = Math.ceil(many / grid.columns);
  const [right, bottom] = [left + columns * piece.width, top + rows * piece.height];
  const upright = steps(left, piece.width, columns).map(
    (x) => `M${x} ${round(top - AWAY)}v${-LONG}M${x} ${round(bottom + AWAY)}v${LONG}`,
  );
  const level = steps(top, piece.height, rows).map(
    (y) => `M${round(left - AWAY)} ${y}h${-LONG}M${round(right + AWAY)} ${y}h${LONG}`,
  );
  return [...upright, ...level].join("");
}

function steps(from: number, by: number, many: number): readonly number[] {
  return Array.from({ length: many + 1 }, (_, at) => round(from + at * by));
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
