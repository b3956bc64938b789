import { expect, it } from "vitest";
import { lightsOf, litLine, tallyOf } from "./lights";

it("lights each segment in its turn, line after line", () => {
  const lights = lightsOf([
    {
      colour: "B",
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
    {
      colour: "R",
      cells: [
        [1, 1],
        [1, 0],
      ],
    },
  ]);
  expect([...(lights.get("0,0") ?? [])]).toEqual([["B", 0]]);
  // The card on both lines: blue when blue comes by, and red when red does.
  expect([...(lights.get("1,0") ?? [])]).toEqual([
    ["B", 1],
    ["R", 4],
  ]);
  expect([...(lights.get("1,1") ?? [])]).toEqual([["R", 3]]);
});

it("writes the length of each line where it ends, away from the card that was laid", () => {
  const blue = {
    colour: "B",
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  } as const;
  const red = {
    colour: "R",
    cells: [
      [2, 0],
      [1, 0],
      [0, 0],
    ],
  } as const;
  const told = tallyOf([blue, red], [2, 0]);
  expect(told.map(({ cell, length, beside }) => [cell.join(), length, beside])).toEqual([
    ["0,0", 3, 0],
    ["0,0", 3, 1],
  ]);
  expect(tallyOf([blue], null)[0]?.cell).toEqual([2, 0]);
});

it("a single card is no line", () => {
  expect(litLine(["G", [[0, 0]]])).toEqual([]);
  expect(
    litLine([
      "G",
      [
        [0, 0],
        [0, 1],
      ],
    ]),
  ).toEqual([
    {
      colour: "G",
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
  ]);
  expect(litLine(null)).toEqual([]);
});
