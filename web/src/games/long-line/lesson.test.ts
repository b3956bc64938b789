import { expect, it } from "vitest";
import type { Action } from "../../wire/long-line";
import { walked } from "../lesson/walked";
import { layFirst } from "../light-line/fixture";
import type { Cell } from "../light-line/geometry";
import { Racing } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

/** Where red goes on, card by card. */
const CELLS: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 2],
];

it("can be walked to the end with the first card of the tray at each step", () => {
  const ctrl = new Racing();
  const names = walked(STEPS, [en, fr], (name, { own, offers }): Action | null => {
    if (name === "ready") return { type: "turn_up" };
    if (name === "call") return { type: "call", number: 5 };
    const bench = own?.bench ?? [];
    return layFirst(ctrl, { hand: own?.hand ?? [], bench, offers }, CELLS[bench.length]!);
  });
  expect(names).toEqual(["ready", "first", "grow", "grow", "lou", "past", "past", "call", "end"]);
});

it("grows one red line with each card, and counts as it is said", () => {
  const lengths = STEPS.map((it) => it.view([]).own?.longest).flatMap((it) => (it?.[0] === "R" ? it[1].length : []));
  expect(lengths).toEqual([1, 2, 3, 3, 4, 5, 5]);
  expect(STEPS.at(-1)!.view([]).outcome).toMatchObject({ winners: [0], points: [5, 4, 2] });
  for (const texts of [en, fr]) expect(texts["end.text"].match(/\d/g)).toEqual(["5", "4"]);
});
