/** The lines of a graph over the steps of a game: what they say at each step, and where they run on a field of pixels. */

import type { Curve, Seat } from "../../wire/messages";

type Point = Curve["points"][number];

/** A part of a line without a gap; each value holds until the next. */
interface Stretch {
  readonly points: readonly Point[];
  /** The last step at which it holds. */
  readonly until: number;
}

export interface Line {
  readonly curve: Curve;
  readonly stretches: readonly Stretch[];
}

/** One line for each seat and whom it is about, however many curves it came in: between two of them is a gap. */
export function linesOf(curves: readonly Curve[], steps: number): readonly Line[] {
  const isFirst = (curve: Curve, at: number): boolean => curves.findIndex((it) => isAlike(it, curve)) === at;
  return curves.filter(isFirst).map((curve) => {
    const of = curves.filter((it) => isAlike(it, curve));
    const starts = of.flatMap(({ points }) => (points[0] ? [points[0][0]] : []));
    const end = (from: number): number => Math.min(...starts.filter((it) => it > from), steps + 1) - 1;
    return { curve, stretches: of.flatMap(({ points }) => unbroken(points, end)) };
  });
}

const isAlike = (one: Curve, other: Curve): boolean => one.seat === other.seat && one.about === other.about;

/** What is not known breaks a line until something is. */
function unbroken(points: readonly Point[], end: (from: number) => number): readonly Stretch[] {
  const until = end(points[0]?.[0] ?? 0);
  const stretches: { points: Point[]; until: number }[] = [];
  let open: { points: Point[]; until: number } | null = null;
  for (const point of points) {
    if (!Number.isFinite(point[1])) {
      if (open) open.until = point[0] - 1;
      open = null;
    } else if (open) {
      open.points.push(point);
    } else {
      open = { points: [point], until };
      stretches.push(open);
    }
  }
  return stretches;
}

export function valueAt({ stretches }: Line, step: number): number | null {
  const stretch = stretches.find(({ points, until }) => (points[0]?.[0] ?? Infinity) <= step && step <= until);
  return stretch?.points.findLast(([from]) => from <= step)?.[1] ?? null;
}

/** Each step at which a line changes, begins or ends, with what all of them say then. */
export function rowsOf(
  lines: readonly Line[],
  steps: number,
): readonly (readonly [number, readonly (number | null)[]])[] {
  const changes = lines.flatMap(({ stretches }) =>
    stretches.flatMap(({ points, until }) => [...points.map(([step]) => step), ...(until < steps ? [until + 1] : [])]),
  );
  const inOrder = [...new Set(changes)].sort((one, other) => one - other);
  return inOrder.map((step) => [step, lines.map((it) => valueAt(it, step))]);
}

export interface Field {
  readonly width: number;
  readonly height: number;
}

export interface Scale {
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
  /** The step that lies there. */
  readonly stepAt: (x: number) => number;
  /** The values at which a thin line helps the eye. */
  readonly ticks: readonly number[];
}

export function scaleOf(
  lines: readonly Line[],
  steps: number,
  { width, height }: Field,
  isLogarithmic: boolean,
): Scale {
  const values = lines.flatMap(({ stretches }) => stretches.flatMap(({ points }) => points.map(([, value]) => value)));
  const [low, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  const ticks = isLogarithmic ? powers(most) : rounds(low, most, values.every(Number.isInteger));
  const high = Math.max(most, ...ticks);
  // With one more than there is, so that nothing left lies on the ground, too.
  const rise = (value: number): number => (isLogarithmic ? Math.log10(1 + Math.max(value, 0)) : value);
  const [ground, top] = [rise(low), rise(high)];
  const stride = width / Math.max(steps - 1, 1);
  return {
    x: (step) => (step - 1) * stride,
    y: (value) => height - ((rise(value) - ground) / (top - ground)) * height,
    stepAt: (x) => Math.min(Math.max(Math.round(x / (stride || 1)) + 1, 1), steps),
    ticks,
  };
}

const MOST_TICKS = 4;

/** Round numbers from the ground up, up to the first that is enough. */
function rounds(low: number, high: number, areWhole: boolean): readonly number[] {
  const rough = Math.max((high - low) / MOST_TICKS, areWhole ? 1 : 0);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const stride = [1, 2, 5, 10].map((it) => it * magnitude).find((it) => it >= rough) ?? rough;
  const first = Math.ceil(low / stride);
  const count = Math.ceil(high / stride) - first + 1;
  return Array.from({ length: count }, (_, n) => Number(((first + n) * stride).toPrecision(6)));
}

/** Nothing, then tens, hundreds, thousands; one as well where there is room for it, of many only every second. */
function powers(high: number): readonly number[] {
  const most = Math.max(Math.floor(Math.log10(high)), 0);
  const first = most > 1 ? 1 : 0;
  const every = most > MOST_TICKS ? 2 : 1;
  return [0, ...Array.from({ length: Math.floor((most - first) / every) + 1 }, (_, n) => 10 ** (first + n * every))];
}

/** Narrower than this no gap is seen. */
const GAP = 6;

/** Stairs: from step to step, then up or down; nothing across a gap. */
export function pathOf({ stretches }: Line, { x, y }: Scale): string {
  return stretches.map((it, at) => stairs(it, { x, y }, at < stretches.length - 1)).join("");
}

function stairs({ points, until }: Stretch, { x, y }: Pick<Scale, "x" | "y">, isGapAfter: boolean): string {
  const spots = points.map(([step, value]) => [x(step), y(value)] as const);
  const last = spots.at(-1)?.[0] ?? 0;
  const end = isGapAfter ? Math.max(last, Math.min(x(until), x(until + 1) - GAP)) : x(until);
  const steps = spots.map(([left, up], at) => (at === 0 ? `M${px(left)} ${px(up)}` : `H${px(left)}V${px(up)}`));
  // Whatever has no length yet is seen as a dot of a round pen.
  return `${steps.join("")}H${px(end)}`;
}

const px = (length: number): string => String(Math.round(length * 10) / 10);

/** Names beside the ends of lines: as near as they may lie without touching, from top to bottom, inside the field. */
export function spread(wanted: readonly number[], height: number, apart: number): readonly number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const placed = [...wanted];
  let lowest = 0;
  for (const at of order) lowest = (placed[at] = Math.max(wanted[at] ?? 0, lowest)) + apart;
  let highest = height;
  for (const at of order.toReversed()) highest = (placed[at] = Math.min(placed[at] ?? 0, highest)) - apart;
  return placed;
}

/** More than that are not looked at together. */
const MOST_LINES = 4;

/** Who knew something of others, where all they knew would be too much for one graph. */
export function holdersOf(curves: readonly Curve[]): readonly Seat[] {
  const ofOthers = curves.filter(({ about }) => about !== null);
  const lines = new Set(ofOthers.map(({ seat, about }) => `${seat} ${about}`));
  const seats = new Set(ofOthers.flatMap(({ seat }) => seat ?? []));
  return lines.size > MOST_LINES ? [...seats].sort((one, other) => one - other) : [];
}
