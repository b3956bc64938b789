/** A line through the points of a stroke: round in its bends, sharp at its corners. */

/** x, y and a pressure from 0 to 1. */
export type Place = readonly [x: number, y: number, pressure: number];
export type Way = readonly [x: number, y: number];

/** The cosine of a turn that is a corner: sixty degrees. */
const CORNER = 0.5;
/** What a straight part may stray from its bend on the grid, and how far one may turn after the other: it stays round on a wall. */
const STRAY = 0.7;
const TURN = 0.16;

/** All the points, and more of them where the line bends. */
export function rounded(points: readonly number[]): readonly Place[] {
  const places = placed(points);
  const line = places.slice(0, 1);
  for (let at = 1; at < places.length; at++) {
    const [from, to] = [places[at - 1], places[at]] as [Place, Place];
    line.push(...bend(from, to, slope(places[at - 2], from, to), slope(from, to, places[at + 1])));
  }
  return line;
}

/** Without those that lie on the one before. */
function placed(points: readonly number[]): Place[] {
  const places = Array.from({ length: points.length / 3 }, (_, at): Place => [
    points[3 * at] ?? 0,
    points[3 * at + 1] ?? 0,
    (points[3 * at + 2] ?? 0) / 255,
  ]);
  return places.filter(([x, y], at) => at === 0 || x !== places[at - 1]?.[0] || y !== places[at - 1]?.[1]);
}

/** As long as one step. */
export function wayOf(from: Place, to: Place): Way {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** By how much the line turns, in radians. */
export function turnOf([ax, ay]: Way, [bx, by]: Way): number {
  return Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by));
}

/** Where the line goes at `here`; null at its ends and at a corner. */
function slope(before: Place | undefined, here: Place, after: Place | undefined): Way | null {
  if (!before || !after) return null;
  const [[ax, ay], [bx, by]] = [wayOf(before, here), wayOf(here, after)];
  if (ax * bx + ay * by < CORNER) return null;
  const [a, b] = [
    Math.hypot(here[0] - before[0], here[1] - before[1]),
    Math.hypot(after[0] - here[0], after[1] - here[1]),
  ];
  // The nearer neighbour knows better.
  return wayOf([0, 0, 0], [ax * b + bx * a, ay * b + by * a, 0]);
}

/** From one place to the next, without the first: Hermite's curve, straight on where no slope is known. */
function bend(from: Place, to: Place, start: Way | null, end: Way | null): Place[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const parts = partsOf(length, wayOf(from, to), start, end);
  const [sx, sy] = start ? [start[0] * length, start[1] * length] : [dx, dy];
  const [ex, ey] = end ? [end[0] * length, end[1] * length] : [dx, dy];
  return Array.from({ length: parts }, (_, at): Place => {
    const t = (at + 1) / parts;
    const [a, b, c] = [t * t * (3 - 2 * t), t * (1 - t) * (1 - t), -t * t * (1 - t)];
    return [from[0] + a * dx + b * sx + c * ex, from[1] + a * dy + b * sy + c * ey, from[2] + (to[2] - from[2]) * t];
  });
}

function partsOf(length: number, way: Way, start: Way | null, end: Way | null): number {
  const turn = (start ? turnOf(start, way) : 0) + (end ? turnOf(way, end) : 0);
  const stray = (length * turn) / 8;
  return Math.min(Math.max(Math.ceil(Math.sqrt(stray / STRAY)), stray > STRAY ? Math.ceil(turn / TURN) : 1), 24);
}
