/** Drawings side by side on one sheet: where each hangs, what stands above and under it, and how all of it is painted. */

import { pathOf } from "./ink";
import { inkOf, PAPER } from "./palette";
import { type Drawing, GRID, type Stroke } from "./strokes";

export interface Hung {
  /** Of one line or several. */
  readonly title: string;
  readonly drawing: Drawing;
}

/** What belongs together is never broken, however many there are. */
export interface Row {
  readonly title: string;
  readonly hung: readonly Hung[];
}

export const INK = "#2B2622";
export const CLOTH = "#F3ECDF";
export const TITLE = '"Fraunces Variable", "Iowan Old Style", Georgia, serif';
export const FONT = '"Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible", Verdana, sans-serif';
/** Grid units around each drawing. */
const GAP = 220;
/** Grid units: how high a letter is under a drawing, above a row and in the head. */
const LETTER = { under: 230, row: 320, head: 460 };
/** Of a letter: how far apart lines are. */
const LINE = 1.3;

/** A line of words, from its left or about its middle. */
export interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  readonly align: "left" | "center";
  /** It is squeezed only where it would be broader. */
  readonly most: number;
}

export interface Wall {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly spots: readonly { readonly x: number; readonly y: number; readonly drawing: Drawing }[];
}

/** One row under the other, all drawings of one size; `letter` is how high those under them are. */
export function wallOf(rows: readonly Row[], title = "", letter = LETTER.under): Wall {
  const columns = Math.max(1, ...rows.map((it) => it.hung.length));
  const width = GAP + columns * (GRID + GAP);
  const whole = width - 2 * GAP;
  const lines: Line[] = [];
  const spots: Wall["spots"][number][] = [];
  let y = GAP;
  if (title) {
    const size = LETTER.head;
    y += size * LINE;
    lines.push({ text: title, x: width / 2, y: y - size * 0.5, size, font: TITLE, align: "center", most: whole });
  }
  for (const row of rows) {
    if (row.title) {
      const size = LETTER.row;
      y += size * LINE + GAP;
      lines.push({ text: row.title, x: GAP, y: y - size * 0.4, size, font: TITLE, align: "left", most: whole });
    }
    row.hung.forEach((it, at) => {
      const x = GAP + at * (GRID + GAP);
      spots.push({ x, y, drawing: it.drawing });
      lines.push(...captionOf(it, x, y + GRID, letter));
    });
    y += GRID + Math.max(1, ...row.hung.map((it) => it.title.split("\n").length)) * letter * LINE + GAP;
  }
  return { width, height: Math.round(y), lines, spots };
}

/** About as many rows as there are in a row: for a sheet that is looked at on a telephone. */
export function squared(hung: readonly Hung[]): readonly Row[] {
  const columns = Math.max(1, Math.ceil(Math.sqrt(hung.length)));
  return Array.from({ length: Math.ceil(hung.length / columns) }, (_, at) => ({
    title: "",
    hung: hung.slice(at * columns, (at + 1) * columns),
  }));
}

function captionOf({ title }: Hung, x: number, y: number, letter: number): readonly Line[] {
  return title
    .split("\n")
    .map((text, at) => ({
      text,
      x: x + GRID / 2,
      y: Math.round(y + letter * LINE * (at + 1)),
      size: letter,
      font: FONT,
      align: "center",
      most: GRID,
    }));
}

/** Cloth, papers and words; nothing is drawn on the papers yet. */
export function bare(on: CanvasRenderingContext2D, { width, height, lines, spots }: Wall): void {
  on.fillStyle = CLOTH;
  on.fillRect(0, 0, width, height);
  on.fillStyle = PAPER;
  for (const { x, y } of spots) on.fillRect(x, y, GRID, GRID);
  for (const line of lines) lettered(on, line);
}

/** On the paper that hangs there, and not beyond its edge. */
export function inked(
  on: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  strokes: readonly Stroke[],
): void {
  if (strokes.length === 0) return;
  on.save();
  on.translate(x, y);
  on.beginPath();
  on.rect(0, 0, GRID, GRID);
  on.clip();
  for (const stroke of strokes) {
    on.fillStyle = inkOf(stroke[0]);
    on.fill(new Path2D(pathOf(stroke)));
  }
  on.restore();
}

function lettered(on: CanvasRenderingContext2D, { text, x, y, size, font, align, most }: Line): void {
  on.fillStyle = INK;
  on.font = `${size}px ${font}`;
  on.textAlign = align;
  on.fillText(text, x, y, most);
}

/** A canvas of so many points, to be painted on in grid units. */
export function canvasOf(width: number, height: number, scale: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const on = canvas.getContext("2d", { willReadFrequently: true });
  if (!on) throw new Error("this browser has no canvas");
  on.scale(scale, scale);
  return on;
}
