/** Drawings: strokes of whole numbers on a square grid, as the table keeps them, and how large they may be. */

/** Points are x, y and pressure, one after the other; y grows downwards. */
export type Stroke = readonly [colour: number, width: number, points: readonly number[]];

/** All strokes in the order they were drawn. */
export interface Drawing {
  readonly strokes: readonly Stroke[];
}

export const GRID = 4096;
export const PRESSURES = 256;
export const COLOURS = 8;
/** Of a pen. */
export const WIDTHS = 3;
/** In place of a width: what the pen goes around is filled. */
export const AREA = 3;
/** The first colour is the paper's own: to draw with it is to rub out. */
export const RUBBER = 0;

export const MOST_STROKES = 400;
/** In one stroke. */
export const MOST_POINTS = 4000;
/** Bytes of a whole drawing: what the table takes, and where our paper is full, well below it. */
export const LARGEST = 64 * 1024;
export const FULL = 60 * 1024;

export const BLANK: Drawing = { strokes: [] };

export function isBlank({ strokes }: Drawing): boolean {
  return strokes.length === 0;
}

export function isSame(one: Drawing, other: Drawing): boolean {
  return one === other || (one.strokes.length === other.strokes.length && begins(one, other));
}

/** Whether the other goes on from this one. */
export function begins(one: Drawing, other: Drawing): boolean {
  return write({ strokes: other.strokes.slice(0, one.strokes.length) }) === write(one);
}

/** As it is sent and kept. */
export function write({ strokes }: Drawing): string {
  return JSON.stringify({ strokes });
}

/** What was written, or null where no pen of ours wrote it. */
export function read(text: string): Drawing | null {
  try {
    const found: unknown = JSON.parse(text);
    return isDrawing(found) ? { strokes: found.strokes } : null;
  } catch {
    return null;
  }
}

export function isDrawing(it: unknown): it is Drawing {
  if (typeof it !== "object" || it === null || !("strokes" in it) || !Array.isArray(it.strokes)) return false;
  return (
    it.strokes.length <= MOST_STROKES &&
    it.strokes.every(isStroke) &&
    JSON.stringify({ strokes: it.strokes }).length <= LARGEST
  );
}

function isStroke(it: unknown): it is Stroke {
  if (!Array.isArray(it) || it.length !== 3) return false;
  const [colour, width, points] = it as unknown[];
  if (!isBelow(colour, COLOURS) || !isBelow(width, AREA + 1) || !Array.isArray(points)) return false;
  if (points.length === 0 || points.length % 3 !== 0 || points.length > 3 * MOST_POINTS) return false;
  return points.every((value, at) => isBelow(value, at % 3 === 2 ? PRESSURES : GRID));
}

function isBelow(it: unknown, bound: number): boolean {
  return Number.isInteger(it) && (it as number) >= 0 && (it as number) < bound;
}

/** Bytes of a stroke within a drawing, with the comma after it. */
export function weightOf(stroke: Stroke): number {
  return JSON.stringify(stroke).length + 1;
}

export function weight({ strokes }: Drawing): number {
  return strokes.reduce((sum, stroke) => sum + weightOf(stroke), '{"strokes":[]}'.length);
}

/** Whether so many more strokes still fit, and another point or two. */
export function hasRoom(drawing: Drawing, strokes = 1): boolean {
  return drawing.strokes.length + strokes <= MOST_STROKES && weight(drawing) + 40 * strokes <= FULL;
}

/** The nearest place on the paper. */
export function onPaper(value: number, bound = GRID): number {
  return Math.min(Math.max(Math.round(value), 0), bound - 1);
}
