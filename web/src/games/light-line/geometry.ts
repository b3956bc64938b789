/** Where a card's lines run on paper; what the rules make of them is the server's to say. */

import { DECK } from "../../wire/deck";

export type Colour = "R" | "Y" | "G" | "B" | "K";

/** In the order in which they are drawn: a later tube crosses over an earlier one. */
export const COLOURS: readonly Colour[] = ["K", "B", "G", "R", "Y"];

/** A card on paper, in drawing units. */
export const WIDTH = 60;
export const HEIGHT = 90;

export interface Tube {
  readonly colour: Colour;
  readonly path: string;
  readonly ends: readonly [Point, Point];
}

export type Point = readonly [x: number, y: number];
export type Cell = readonly [x: number, y: number];
export type Spot = readonly [x: number, y: number, turned: number];
export type Laid = readonly [card: number, x: number, y: number, turned: number];
export type Side = "top" | "right" | "bottom" | "left";

/** The least part of the table that holds all of these, in cells: up to `right` and `bottom`, which are outside. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export function boundsOf(cells: readonly Cell[]): Bounds {
  const columns = cells.length ? cells.map(([x]) => x) : [0];
  const rows = cells.length ? cells.map(([, y]) => y) : [0];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns) + 1,
    top: Math.min(...rows),
    bottom: Math.max(...rows) + 1,
  };
}

const SIDES: readonly Side[] = ["top", "right", "bottom", "left"];
const PLACES = [0.2, 0.5, 0.8];
const HALF_TURN = [8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3];
const CORNER = 9;

export function sideOf(port: number): Side {
  return SIDES[Math.floor(port / 3)] ?? "top";
}

/** The place on its side, counted from 1: from the left, or from the top. */
export function placeOf(port: number): number {
  return (port % 3) + 1;
}

/** The stubs that the line of each colour joins, as the card lies. */
export function endsOf(card: number, turned: number): readonly (readonly [Colour, number, number])[] {
  const lines = DECK[card]?.lines ?? {};
  return COLOURS.flatMap((colour) => {
    const ends = lines[colour];
    if (!ends) return [];
    const [one, other] = turned ? ends.map((port) => HALF_TURN[port] ?? port) : ends;
    return one === undefined || other === undefined ? [] : [[colour, one, other] as const];
  });
}

export function backOf(card: number): number {
  return DECK[card]?.back ?? 0;
}

export function stub(port: number): Point {
  const along = PLACES[port % 3] ?? 0.5;
  switch (sideOf(port)) {
    case "top":
      return [along * WIDTH, 0];
    case "right":
      return [WIDTH, along * HEIGHT];
    case "bottom":
      return [along * WIDTH, HEIGHT];
    case "left":
      return [0, along * HEIGHT];
  }
}

export function tubesOf(card: number, turned: number): readonly Tube[] {
  return endsOf(card, turned).map(([colour, one, other]) => ({
    colour,
    path: pathOf(one, other),
    ends: [stub(one), stub(other)],
  }));
}

/** Straight across, or with one soft bend. */
export function pathOf(one: number, other: number): string {
  const [x1, y1] = stub(one);
  const [x2, y2] = stub(other);
  if (x1 === x2 || y1 === y2) return `M${x1} ${y1}L${x2} ${y2}`;
  // The column of the stub above or below meets the row of the one at the side.
  const isUpright = one % 6 < 3;
  const [x, y] = isUpright ? [x1, y2] : [x2, y1];
  const toward = (from: Point): Point => {
    const length = Math.hypot(from[0] - x, from[1] - y);
    const bend = Math.min(CORNER, length);
    return [x + ((from[0] - x) / length) * bend, y + ((from[1] - y) / length) * bend];
  };
  const [ax, ay] = toward([x1, y1]);
  const [bx, by] = toward([x2, y2]);
  return `M${x1} ${y1}L${ax} ${ay}Q${x} ${y} ${bx} ${by}L${x2} ${y2}`;
}
