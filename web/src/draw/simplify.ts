/** Fewer points for the same line: those that a straight piece between their neighbours passes by anyway are left out. */

/** How far, on the grid, a line may stray: less than half a pixel on a phone. */
const STRAY = 2.5;
/** A level of pressure counts like so much of it: a pen that presses harder is no stray point. */
const PER_LEVEL = STRAY / 14;

/** Points are x, y and pressure in a row; the first and the last stay. */
export function simplify(points: readonly number[], stray = STRAY): number[] {
  const last = points.length / 3 - 1;
  if (last < 2) return [...points];
  const isKept = new Uint8Array(last + 1);
  isKept[0] = isKept[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [from, to] = piece;
    const far = farthest(points, from, to);
    if (far.by <= stray) continue;
    isKept[far.at] = 1;
    open.push([from, far.at], [far.at, to]);
  }
  return points.filter((_, at) => isKept[Math.floor(at / 3)]);
}

function farthest(points: readonly number[], from: number, to: number): { at: number; by: number } {
  let at = from;
  let by = 0;
  for (let between = from + 1; between < to; between++) {
    const strays = strayOf(points, from, to, between);
    if (strays > by) [at, by] = [between, strays];
  }
  return { at, by };
}

function strayOf(points: readonly number[], from: number, to: number, at: number): number {
  const value = (point: number, axis: number): number => points[3 * point + axis] ?? 0;
  const [dx, dy, dp] = [value(to, 0) - value(from, 0), value(to, 1) - value(from, 1), value(to, 2) - value(from, 2)];
  const [x, y, p] = [value(at, 0) - value(from, 0), value(at, 1) - value(from, 1), value(at, 2) - value(from, 2)];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(Math.max((x * dx + y * dy) / length, 0), 1) : 0;
  return Math.max(Math.hypot(x - along * dx, y - along * dy), Math.abs(p - along * dp) * PER_LEVEL);
}
