/** Simple shapes made of strokes, for those who cannot draw by hand, and for everybody's suns and houses. */

import { GRID, onPaper, type Stroke } from "./strokes";

/** Lines on a field from -100 to 100, y downwards. */
type Line = readonly number[];

const PRESS = 136;
/** Half the side of each size, on the grid. */
const SIZES = [300, 620, 1150] as const;
/** Eighths of a turn. */
export const TURNS = 8;

function round(cx: number, cy: number, rx: number, ry = rx, from = 0, to = 360): Line {
  const steps = Math.max(Math.round(Math.abs(to - from) / 15), 4);
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = ((from + ((to - from) * at) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  }).flat();
}

function star(tips: number, outer: number, inner: number): Line {
  return Array.from({ length: 2 * tips + 1 }, (_, at) => {
    const angle = (Math.PI * at) / tips - Math.PI / 2;
    const reach = at % 2 ? inner : outer;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  }).flat();
}

function rays(count: number, from: number, to: number): Line[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [from * x, from * y, to * x, to * y];
  });
}

function heart(): Line {
  return Array.from({ length: 33 }, (_, at) => {
    const angle = (2 * Math.PI * at) / 32;
    const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle);
    return [5.8 * 16 * Math.sin(angle) ** 3, -5.8 * y - 12];
  }).flat();
}

export const STAMPS = {
  line: [[-95, 0, 95, 0]],
  arrow: [
    [-95, 0, 90, 0],
    [45, -45, 92, 0, 45, 45],
  ],
  circle: [round(0, 0, 92)],
  oval: [round(0, 0, 95, 55)],
  arc: [round(0, 45, 92, 92, 180, 360)],
  square: [[-85, -85, 85, -85, 85, 85, -85, 85, -85, -85]],
  triangle: [[0, -85, 92, 75, -92, 75, 0, -85]],
  star: [star(5, 98, 42)],
  heart: [heart()],
  wave: [Array.from({ length: 25 }, (_, at) => [-96 + 8 * at, 32 * Math.sin((Math.PI * at) / 6)]).flat()],
  spiral: [Array.from({ length: 49 }, (_, at) => [2 * at * Math.cos((Math.PI * at) / 8), 2 * at * Math.sin((Math.PI * at) / 8)]).flat()],
  lightning: [[25, -98, -45, 12, 15, 4, -20, 98, 55, -22, -5, -14, 25, -98]],
  sun: [round(0, 0, 46), ...rays(10, 62, 95)],
  moon: [[...round(0, 0, 92, 92, -60, -300), ...round(46, 0, 79, 79, 90, 270)].slice(0, -2).concat([46, -79.7])],
  cloud: [[...round(-48, 20, 42, 38, 90, 260), ...round(-8, -18, 46, 44, 190, 345), ...round(54, 18, 40, 40, -80, 90), -48, 58]],
  drop: [[0, -95, ...round(0, 35, 58, 60, -38, 218), 0, -95]],
  flower: [
    round(0, -35, 18),
    ...[0, 72, 144, 216, 288].map((turn) => {
      const [x, y] = [36 * Math.sin((turn * Math.PI) / 180), -35 - 36 * Math.cos((turn * Math.PI) / 180)];
      return round(x, y, 20);
    }),
    [0, 22, 0, 98],
    [0, 75, 30, 55, 42, 62, 24, 78, 0, 84],
  ],
  tree: [round(0, -35, 62, 58), [-14, 20, -18, 96], [14, 20, 18, 96], [-45, 96, 45, 96]],
  house: [
    [-80, -10, -80, 92, 80, 92, 80, -10],
    [-98, 2, 0, -92, 98, 2],
    [-18, 92, -18, 35, 18, 35, 18, 92],
  ],
  person: [round(0, -66, 28), [0, -38, 0, 28], [-52, -14, 0, -24, 52, -14], [-40, 96, 0, 28, 40, 96]],
  face: [round(0, 0, 92), round(-32, -25, 7), round(32, -25, 7), round(0, 8, 48, 42, 20, 160)],
  eye: [[...round(0, 62, 112, 112, 215, 325), ...round(0, -66, 112, 112, 35, 145)], round(0, -2, 28), round(0, -2, 8)],
  fish: [[...round(-18, 30, 78, 78, 205, 335), 95, 45, 95, -45, ...round(-18, -30, 78, 78, 25, 155)], round(-56, -8, 5)],
  boat: [
    [-92, 45, -65, 88, 65, 88, 92, 45, -92, 45],
    [0, 45, 0, -95],
    [6, -90, 72, 25, 6, 25],
  ],
} as const satisfies Readonly<Record<string, readonly Line[]>>;

export type StampName = keyof typeof STAMPS;
export const STAMP_NAMES = Object.keys(STAMPS) as StampName[];

export interface Stamp {
  readonly name: StampName;
  /** 0 to 2. */
  readonly size: number;
  /** In eighths, clockwise. */
  readonly turn: number;
}

/** As strokes with its middle at a place, pushed back on the paper where it would stick out. */
export function stamped({ name, size, turn }: Stamp, colour: number, width: number, x: number, y: number): readonly Stroke[] {
  const half = SIZES[size] ?? SIZES[1];
  const lines = STAMPS[name].map((line) => turned(line, turn, half / 100));
  const xs = lines.flatMap((line) => line.filter((_, at) => at % 2 === 0));
  const ys = lines.flatMap((line) => line.filter((_, at) => at % 2 === 1));
  const [dx, dy] = [pushed(x, xs), pushed(y, ys)];
  return lines.map((line): Stroke => [colour, width, pressed(line, dx, dy)]);
}

function turned(line: Line, turn: number, scale: number): number[] {
  const angle = (2 * Math.PI * turn) / TURNS;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return pairs(line).flatMap(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** How far to shift it, so that it lies about `at` and nowhere over the edge. */
function pushed(at: number, values: readonly number[]): number {
  return Math.min(Math.max(at, -Math.min(...values)), GRID - 1 - Math.max(...values));
}

function pressed(line: Line, dx: number, dy: number): number[] {
  return pairs(line).flatMap(([x, y]) => [onPaper(x + dx), onPaper(y + dy), PRESS]);
}

function pairs(line: Line): [number, number][] {
  return Array.from({ length: line.length / 2 }, (_, at) => [line[2 * at] ?? 0, line[2 * at + 1] ?? 0]);
}

/** On a field of 24 by 24, for its button. */
export function sketched(name: StampName): readonly string[] {
  return STAMPS[name].map(
    (line) =>
      `M${pairs(line)
        .map(([x, y]) => `${(12 + x / 10).toFixed(1)} ${(12 + y / 10).toFixed(1)}`)
        .join("L")}`,
  );
}
