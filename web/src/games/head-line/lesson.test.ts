import { expect, it } from "vitest";
import type { Action } from "../../wire/head-line";
import { walked } from "../lesson/walked";
import { layFirst } from "../light-line/fixture";
import type { Cell } from "../light-line/geometry";
import { Heading } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

/** One above the other: the first is in the middle. */
const CELLS: Cell[] = [
  [0, 0],
  [0, -1],
  [0, 1],
];

it("can be walked to the end with what each step offers", () => {
  const ctrl = new Heading();
  const names = walked(STEPS, [en, fr], (name, { open, number, marked, bench, offers }): Action | null => {
    if (name === "find") return { type: "call" };
    if (name === "join") return layFirst(ctrl, { hand: marked, bench, offers }, CELLS[bench.length]!);
    // The first, the third and the last, as the teacher says.
    for (const at of [0, 2, -1]) ctrl.mark(open.at(at)!, number ?? 0);
    const cards = ctrl.ready(number ?? 0);
    return cards && { type: "mark", cards };
  });
  expect(names).toEqual(["look", "more", "find", "mark", "join", "join", "join", "end"]);
});

it("deals card by card, and gives the 3 to whoever found it", () => {
  expect(STEPS.slice(0, 3).map((it) => it.view([]).open.length)).toEqual([2, 3, 5]);
  const end = STEPS.at(-1)!.view([]);
  expect(end.won).toEqual([[3], []]);
  expect(end.last_round?.line?.[0]).toBe("R");
});

it("has a clock that stands as it stood when the step began", () => {
  for (const { at, view } of STEPS) expect(at).toBeLessThan(view([]).deadline ?? Infinity);
});
