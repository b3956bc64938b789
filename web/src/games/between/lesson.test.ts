import { expect, it } from "vitest";
import type { Action } from "../../wire/between";
import { walked } from "../lesson/walked";
import { Choosing } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

/** What a learner taps at each step, through the same choices as at a real table. */
const TAPS: Readonly<Record<string, (ctrl: Choosing, tap: (n: number) => void) => void>> = {
  ask: (_, tap) => tap(10),
  no: (_, tap) => tap(8),
  joker: (ctrl, tap) => {
    ctrl.take("joker");
    tap(13);
  },
  announce: (ctrl, tap) => {
    ctrl.take("announce");
    tap(13);
    tap(8);
  },
};

it("can be walked to the end with what each step offers", () => {
  const ctrl = new Choosing();
  const names = walked(STEPS, [en, fr], (name, view): Action | null => {
    ctrl.settle(view);
    if (name === "hide") for (const card of [9, 14]) ctrl.tapCard(view, card);
    TAPS[name]?.(ctrl, (n) => ctrl.tapNumber(view, n));
    return name === "between" ? { type: "end_turn" } : ctrl.ready(view);
  });
  expect(names).toEqual(["hide", "ask", "between", "lou", "no", "joker", "announce", "end"]);
});
