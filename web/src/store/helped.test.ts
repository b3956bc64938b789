import { beforeEach, expect, it } from "vitest";
import { erase, everything } from "./device";
import { hintsIn, noteHint } from "./helped";

beforeEach(() => {
  erase();
});

it("counts the hints of each game apart", () => {
  noteHint("BCDF", 1);
  noteHint("BCDF", 2);
  noteHint("BCDF", 1);
  expect([hintsIn("BCDF", 1), hintsIn("BCDF", 2), hintsIn("GHJK", 1)]).toEqual([2, 1, 0]);
});

it("forgets the games of long ago, and all of them when asked to", () => {
  for (let number = 1; number <= 21; number += 1) noteHint("BCDF", number);
  expect([hintsIn("BCDF", 1), hintsIn("BCDF", 2)]).toEqual([0, 1]);
  expect(everything()).toContain('"helped"');
  erase();
  expect(hintsIn("BCDF", 2)).toBe(0);
});
