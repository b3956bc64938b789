import { expect, it } from "vitest";
import { cardsOn, heightOf, lightsOf, litLine, litUpTo, tallyOf, type Lit } from "./lights";

const BLUE: Lit = {
  colour: "B",
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
  ],
};
const RED: Lit = {
  colour: "R",
  cells: [
    [1, 1],
    [1, 0],
  ],
};

it("lights every tube of a line, and a card on two lines twice", () => {
  const lights = lightsOf([BLUE, RED]);
  expect(["0,0", "1,0", "1,1", "2,1"].map((cell) => [...(lights.get(cell) ?? [])].join(""))).toEqual([
    "B",
    "BR",
    "R",
    "",
  ]);
});

it("runs along one line after the other, card by card", () => {
  expect(cardsOn([BLUE, RED])).toBe(5);
  const reached = [0, 1, 3, 4, 5].map((n) => litUpTo([BLUE, RED], n).map(({ colour, cells }) => colour + cells.length));
  expect(reached).toEqual([[], ["B1"], ["B3"], ["B3", "R1"], ["B3", "R2"]]);
});

it("writes the length of each line where it ends, away from the card that was laid", () => {
  const red = {
    colour: "R",
    cells: [
      [2, 0],
      [1, 0],
      [0, 0],
    ],
  } as const;
  const told = tallyOf([BLUE, red], [2, 0]);
  expect(told.map(({ cell, length, beside }) => [cell.join(), length, beside])).toEqual([
    ["0,0", 3, 0],
    ["0,0", 3, 1],
  ]);
  expect(tallyOf([BLUE], null)[0]?.cell).toEqual([2, 0]);
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

it("knows how high its lines lie on the display, by their tubes as the cards lie", () => {
  // Card 1 has its black tube from the right, a fifth down, to the bottom.
  const lit = (cells: Lit["cells"]): readonly Lit[] => [{ colour: "K", cells }];
  expect(heightOf(lit([[0, 0]]), [[1, 0, 0, 0]])).toEqual([18, 90]);
  expect(heightOf(lit([[0, 1]]), [[1, 0, 1, 1]])).toEqual([90, 162]);
  expect(heightOf([], [[1, 0, 0, 0]])).toEqual([0, 0]);
});
