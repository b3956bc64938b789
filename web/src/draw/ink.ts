/** A stroke as the outline of its ink, in grid units: the same picture at every size. */

import { type Place, rounded, turnOf, type Way, wayOf } from "./rounded";
import { AREA, RUBBER, type Stroke } from "./strokes";

/** How thick each width is on the grid when the pen presses half, and how thick when it rubs out. */
const THICK = [30, 68, 150, 30] as const;
const RUBS = [110, 220, 420, 110] as const;
/** How much of it the pressure decides. */
const THINNING = 0.55;
/** A turn of sixty degrees is a corner. */
const CORNER = Math.PI / 3;

export function thickness(colour: number, width: number): number {
  return (colour === RUBBER ? RUBS : THICK)[width] ?? THICK[1];
}

const kept = new WeakMap<Stroke, string>();

/** For `d` of a path, or for Path2D; a stroke that is kept is worked out once. */
export function pathOf(stroke: Stroke): string {
  let path = kept.get(stroke);
  if (path === undefined) kept.set(stroke, (path = inked(rounded(stroke[2]), radiusOf(stroke)) + inside(stroke)));
  return path;
}

/** What an area holds; it runs clockwise, too, so that its edge and its inside make one ink. */
function inside([, width, points]: Stroke): string {
  if (width !== AREA) return "";
  const places = Array.from({ length: points.length / 3 }, (_, at): readonly [number, number] => [
    points[3 * at] ?? 0,
    points[3 * at + 1] ?? 0,
  ]);
  const turned = places.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = places[(at + 1) % places.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return `M${(turned < 0 ? places.toReversed() : places).map(near).join("L")}Z`;
}

function radiusOf([colour, width]: Stroke): (pressure: number) => number {
  const half = thickness(colour, width) / 2;
  return colour === RUBBER ? () => half : (pressure) => half * (1 + 2 * THINNING * (pressure - 0.5));
}

/**
 * Ribbons, and a round spot where one ends and the next begins: at corners, and where the line bends so tightly that the
 * inner side of a ribbon would fold.  All of them run clockwise, so that laid over each other they make one ink.
 */
function inked(places: readonly Place[], radius: (pressure: number) => number): string {
  const spots = places.map(([x, y, pressure]): Spot => ({ x, y, r: radius(pressure) }));
  const ways = places.slice(1).map((to, at) => wayOf(places[at] ?? to, to));
  const cuts = spots.flatMap((_, at) => (at === 0 || at === spots.length - 1 || isCut(spots, ways, at) ? [at] : []));
  const ribbons = cuts.slice(1).map((to, at) => ribbon(spots.slice(cuts[at], to + 1), ways.slice(cuts[at], to)));
  return [...cuts.map((at) => round(spots[at] as Spot)), ...ribbons].join("");
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

function isCut(spots: readonly Spot[], ways: readonly Way[], at: number): boolean {
  const [before, here, after] = [spots[at - 1], spots[at], spots[at + 1]] as [Spot, Spot, Spot];
  const turn = turnOf(ways[at - 1] as Way, ways[at] as Way);
  const nearer = Math.min(
    Math.hypot(here.x - before.x, here.y - before.y),
    Math.hypot(after.x - here.x, after.y - here.y),
  );
  return turn >= CORNER || Math.max(before.r, here.r, after.r) * turn > 0.8 * nearer;
}

function ribbon(spots: readonly Spot[], ways: readonly Way[]): string {
  const sides = spots.map(({ x, y, r }, at) => {
    const [nx, ny] = across(ways[at - 1] ?? ways[at], ways[at] ?? ways[at - 1]);
    return { left: [x + nx * r, y + ny * r], right: [x - nx * r, y - ny * r] } as const;
  });
  return `M${side(sides.map((it) => it.left))}L${side(sides.map((it) => it.right).reverse())}Z`;
}

/** To the left of the way, and as far as makes the ribbon equally wide before and after a turn. */
function across([ax, ay]: Way = [1, 0], [bx, by]: Way = [1, 0]): Way {
  const [x, y] = [ax + bx, ay + by];
  const scale = 2 / (x * x + y * y || 1);
  return [y * scale, -x * scale];
}

/** A curve through the middles, from the first point to the last. */
function side(points: readonly (readonly [number, number])[]): string {
  const last = points.length - 1;
  const [first = [0, 0], end = [0, 0]] = [points[0], points[last]];
  if (last < 2) return `${near(first)}L${near(end)}`;
  const curves = points.slice(1, last).map((point, at) => {
    const next = points[at + 2] ?? end;
    return `${near(point)} ${near(at + 2 === last ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `${near(first)}Q${curves.join(" ")}`;
}

function round({ x, y, r }: Spot): string {
  const [half, whole] = [tenths(r), tenths(2 * tenths(r))];
  return `M${near([x - half, y])}a${half} ${half} 0 1 1 ${whole} 0a${half} ${half} 0 1 1 ${-whole} 0Z`;
}

const near = ([x, y]: readonly [number, number]): string => `${tenths(x)} ${tenths(y)}`;
const tenths = (value: number): number => Math.round(value * 10) / 10;
