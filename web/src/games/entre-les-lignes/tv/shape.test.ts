import { expect, it } from "vitest";
import { shapeOf } from "./shape";

it("hangs few drawings in one row and many in two, so that each is as large as can be", () => {
  expect([4, 5, 6, 7, 8].map((many) => shapeOf(many))).toEqual([
    { rows: 1, columns: 4 },
    { rows: 1, columns: 5 },
    { rows: 2, columns: 3 },
    { rows: 2, columns: 4 },
    { rows: 2, columns: 4 },
  ]);
});
