/** A drawing at a moment of its being drawn again: what is done, and the stroke under the pen. */

import type { Drawing, Stroke } from "./strokes";

/** A lifted pen takes as long as so much of a line on the grid. */
const LIFT = 260;

export interface Moment {
  readonly done: readonly Stroke[];
  readonly under: Stroke | null;
}

/** When each stroke begins and ends, from 0 to 1. */
export type Score = readonly (readonly [from: number, to: number])[];

export function lengthOf([, , points]: Stroke): number {
  let sum = 0;
  for (let at = 3; at < points.length; at += 3) sum += step(points, at);
  return sum;
}

/** Long strokes take longer; all of them together, whatever there is, take the time from 0 to 1. */
export function score({ strokes }: Drawing): Score {
  const lengths = strokes.map((stroke) => lengthOf(stroke) + 40);
  const all = lengths.reduce((sum, it) => sum + it, 0) + LIFT * Math.max(strokes.length - 1, 0);
  let gone = 0;
  return lengths.map((length) => {
    const from = gone / all;
    gone += length;
    const to = gone / all;
    gone += LIFT;
    return [from, to];
  });
}

export function moment({ strokes }: Drawing, times: Score, clock: number): Moment {
  const at = times.findIndex(([, to]) => clock < to - 1e-9);
  if (at < 0) return { done: strokes, under: null };
  const [from = 0, to = 1] = times[at] ?? [];
  const stroke = strokes[at];
  const under = stroke && clock > from ? cut(stroke, (clock - from) / (to - from)) : null;
  return { done: strokes.slice(0, at), under };
}

/** Strokes as a whole, one after the other: for those who want nothing to move. */
export function still({ strokes }: Drawing, times: Score, clock: number): Moment {
  const count = times.findIndex(([from, to]) => clock < (from + to) / 2);
  return { done: count < 0 || clock >= 1 ? strokes : strokes.slice(0, count), under: null };
}

/** The first part of a stroke. */
export function cut(stroke: Stroke, part: number): Stroke {
  const [colour, width, points] = stroke;
  let left = lengthOf(stroke) * Math.min(Math.max(part, 0), 1);
  for (let at = 3; at < points.length; at += 3) {
    const length = step(points, at);
    if (length >= left)
      return [colour, width, [...points.slice(0, at), ...between(points, at, length ? left / length : 1)]];
    left -= length;
  }
  return stroke;
}

function step(points: readonly number[], at: number): number {
  return Math.hypot((points[at] ?? 0) - (points[at - 3] ?? 0), (points[at + 1] ?? 0) - (points[at - 2] ?? 0));
}

function between(points: readonly number[], at: number, part: number): number[] {
  return [0, 1, 2].map((axis) => {
    const [from = 0, to = 0] = [points[at - 3 + axis], points[at + axis]];
    return Math.round(from + (to - from) * part);
  });
}
