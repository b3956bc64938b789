import { expect, it } from "vitest";
import type { Laid } from "./geometry";
import { longestLine } from "./joining";
import { lightsOf } from "./lights";

/** SO-T6: ten cards in one red line, with black as the joker; the tube that each of them lends. */
const SOLVED: readonly (readonly [Laid, string])[] = [
  [[5, 0, 0, 0], "K"],
  [[24, 0, -1, 0], "R"],
  [[13, -1, -1, 0], "R"],
  [[37, -1, -2, 1], "K"],
  [[54, -2, -2, 0], "R"],
  [[41, -2, -3, 1], "K"],
  [[57, -2, -4, 1], "R"],
  [[40, -3, -4, 1], "K"],
  [[46, -4, -4, 1], "R"],
  [[56, -5, -4, 1], "K"],
];
const BENCH = SOLVED.map(([laid]) => laid);

it("SO-T6: lights on each card the tube that joins, be it red or black", () => {
  const line = longestLine(BENCH, true, "R");
  expect(line?.colour).toBe("R");
  expect(line?.cells).toHaveLength(10);
  const lights = lightsOf(line?.lit ?? []);
  for (const [[, x, y], colour] of SOLVED) expect([...(lights.get(`${x},${y}`)?.keys() ?? [])]).toEqual([colour]);
});

it("SO-T6: one does not have to name the colour (SO-G2)", () => {
  expect(longestLine(BENCH, true)?.cells).toHaveLength(10);
});

it("without the joker the line breaks wherever black stood for red (SO-G5)", () => {
  expect(longestLine(BENCH, false, "R")).toMatchObject({ colour: "R", cells: expect.objectContaining({ length: 2 }) });
});

it("counts what is joined so far", () => {
  expect(longestLine([], true)).toBeNull();
  for (let n = 1; n <= BENCH.length; n += 1) expect(longestLine(BENCH.slice(0, n), true, "R")?.cells).toHaveLength(n);
});

it("runs the length of a line of one colour", () => {
  // Card 4 has a red line straight down: three of such in a column, one of them turned.
  const line = longestLine(
    [
      [4, 0, 0, 0],
      [7, 0, 1, 0],
      [4, 0, 2, 1],
    ],
    false,
    "R",
  );
  expect(line).toEqual({
    colour: "R",
    cells: [
      [0, 0],
      [0, 1],
      [0, 2],
    ],
    lit: [
      {
        colour: "R",
        cells: [
          [0, 0],
          [0, 1],
          [0, 2],
        ],
      },
    ],
  });
});
