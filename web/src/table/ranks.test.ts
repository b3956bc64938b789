import { expect, it } from "vitest";
import type { Place } from "../games/game";
import { ranked } from "./ranks";

const places = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, seat) => ({
    seat,
    name: `P${seat}`,
    token: seat,
    isYou: false,
    isHere: true,
    isBot: false,
  }));

const ranks = (winners: readonly number[], points: readonly number[]) =>
  ranked(places(points.length), { why: "", winners, points }).map((it) => [it.place.seat, it.rank]);

it.each([
  [
    "by points, who won first",
    [1],
    [3, 5, 4],
    [
      [1, 1],
      [2, 2],
      [0, 3],
    ],
  ],
  [
    "equals share a place",
    [0],
    [9, 4, 4, 1],
    [
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ],
  ],
  [
    "who won has won, whatever the points",
    [2],
    [7, 0, 3],
    [
      [2, 1],
      [0, 2],
      [1, 3],
    ],
  ],
  [
    "all who won together are first",
    [0, 1],
    [2, 1],
    [
      [0, 1],
      [1, 1],
    ],
  ],
  [
    "nobody won",
    [],
    [2, 3],
    [
      [1, 1],
      [0, 2],
    ],
  ],
] as const)("ranks: %s", (_, winners, points, expected) => {
  expect(ranks(winners, points)).toEqual(expected);
});
