/** The longest line of a bench, segment by segment; where black is the joker it runs over black ones, too (SO-04, SO-G1). */

import { endsOf, type Cell, type Colour, type Laid } from "./geometry";
import type { Lit } from "./lights";

type Segment = readonly [cell: Cell, colour: Colour];

export interface Joined {
  /** Black only where there is nothing but black. */
  readonly colour: Colour;
  /** Each card once, in the order of the line. */
  readonly cells: readonly Cell[];
  /** The stretches of one colour that it is made of: what glows. */
  readonly lit: readonly Lit[];
}

const JOKER: Colour = "K";
const COLOURS: readonly Colour[] = ["R", "Y", "G", "B", "K"];
/** Across the top, the right, the bottom, the left side. */
const STEPS: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

interface Stub {
  readonly colour: Colour;
  /** Where the line that begins here comes out again. */
  readonly across: number;
}
type Grid = ReadonlyMap<string, ReadonlyMap<number, Stub>>;

/** The line over the most cards; none on an empty bench. With a colour, only lines of that colour are looked at. */
export function longestLine(bench: readonly Laid[], joker: boolean, only: Colour | null = null): Joined | null {
  const grid = gridOf(bench);
  let best: Joined | null = null;
  for (const colours of palettes(joker, only)) {
    const told = new Set<string>();
    for (const [card, x, y, turned] of bench) {
      for (const [colour, one, other] of endsOf(card, turned)) {
        if (!colours.includes(colour) || told.has(keyOf([x, y], colour))) continue;
        const line = wholeLine(grid, [[x, y], colour], one, other, colours);
        for (const [cell, its] of line) told.add(keyOf(cell, its));
        const found = joined(line, colours);
        if (found.cells.length > (best?.cells.length ?? 0)) best = found;
      }
    }
  }
  return best;
}

/** What a line may be made of: one colour, and black beside it where that is the joker. */
function palettes(joker: boolean, only: Colour | null): readonly (readonly Colour[])[] {
  const wanted = only ? [only] : COLOURS;
  return wanted.map((it) => (joker && it !== JOKER ? [it, JOKER] : [it]));
}

function gridOf(bench: readonly Laid[]): Grid {
  return new Map(
    bench.map(([card, x, y, turned]) => [
      `${x},${y}`,
      new Map(
        endsOf(card, turned).flatMap(([colour, one, other]): [number, Stub][] => [
          [one, { colour, across: other }],
          [other, { colour, across: one }],
        ]),
      ),
    ]),
  );
}

/** All that hangs together with a segment, in order. */
function wholeLine(
  grid: Grid,
  segment: Segment,
  one: number,
  other: number,
  colours: readonly Colour[],
): readonly Segment[] {
  const back = follow(grid, segment, one, colours);
  if (back.some((it) => isSame(it, segment))) return back;
  return [...back.toReversed(), segment, ...follow(grid, segment, other, colours)];
}

/** The segments from this stub on, until the line ends; or until it is back where it began. */
function follow(grid: Grid, start: Segment, stub: number, colours: readonly Colour[]): readonly Segment[] {
  const found: Segment[] = [];
  let [x, y] = start[0];
  let port = stub;
  for (;;) {
    const [right, down] = STEPS[Math.floor(port / 3)] ?? [0, 0];
    [x, y] = [x + right, y + down];
    const met = grid.get(`${x},${y}`)?.get((port + 6) % 12);
    if (!met || !colours.includes(met.colour)) return found;
    const segment: Segment = [[x, y], met.colour];
    found.push(segment);
    if (isSame(segment, start)) return found;
    port = met.across;
  }
}

function joined(line: readonly Segment[], colours: readonly Colour[]): Joined {
  const cells = new Map(line.map(([cell]) => [cell.join(), cell]));
  const isBlack = line.every(([, colour]) => colour === JOKER);
  return { colour: isBlack ? JOKER : (colours[0] ?? JOKER), cells: [...cells.values()], lit: stretches(line) };
}

function stretches(line: readonly Segment[]): readonly Lit[] {
  const found: { colour: Colour; cells: Cell[] }[] = [];
  for (const [cell, colour] of line) {
    const last = found.at(-1);
    if (last?.colour === colour) last.cells.push(cell);
    else found.push({ colour, cells: [cell] });
  }
  return found;
}

function keyOf([x, y]: Cell, colour: Colour): string {
  return `${x},${y},${colour}`;
}

function isSame([cell, colour]: Segment, [other, its]: Segment): boolean {
  return cell[0] === other[0] && cell[1] === other[1] && colour === its;
}
