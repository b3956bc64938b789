import { expect, it } from "vitest";
import type { Action } from "../../wire/solo-line";
import { walked } from "../lesson/walked";
import { layFirst } from "../light-line/fixture";
import type { Cell } from "../light-line/geometry";
import { Solving } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

/** As the solution has them; one is laid astray before. */
const CELLS: Cell[] = [
  [0, 0],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

it("can be walked to the end with the first card of the tray at each step", () => {
  const ctrl = new Solving();
  const names = walked(STEPS, [en, fr], (name, { cards, bench, offers }): Action | null => {
    if (name === "hint") return { type: "hint" };
    if (name === "back") {
      ctrl.pick(bench.at(-1)![0], bench);
      return ctrl.mayTakeBack(bench, offers) ? ctrl.takeBack() : null;
    }
    return layFirst(ctrl, { hand: cards, bench, offers }, name === "stray" ? [-2, 0] : CELLS[bench.length]!);
  });
  expect(names).toEqual(["hint", "first", "second", "stray", "back", "black", "join", "join", "end"]);
});

it("begins as the hint shows, and joins all five in yellow", () => {
  const [, first] = STEPS.map((it) => it.view([]));
  const end = STEPS.at(-1)!.view([]);
  expect(end.bench[0]).toEqual(first!.hints[0]);
  expect(end.joined?.[0]).toBe("Y");
  expect(new Set(end.joined?.[1].map(String)).size).toBe(5);
});
