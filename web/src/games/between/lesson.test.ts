import { expect, it } from "vitest";
import { Choosing } from "./ctrl.svelte";
import { MINE, STEPS, type StepName } from "./lesson";
import { lyingOf } from "./reading";

/** What a learner taps at each step, through the same choices as at a real table. */
const TAPS: Readonly<Partial<Record<StepName, (ctrl: Choosing, tap: (n: number) => void) => void>>> = {
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
  for (const step of STEPS) {
    const view = step.view([3, 9]);
    ctrl.settle(view);
    if (step.name === "hide") for (const card of [3, 9]) ctrl.tapCard(view, card);
    TAPS[step.name]?.(ctrl, (n) => ctrl.tapNumber(view, n));
    const action = step.name === "between" ? ({ type: "end_turn" } as const) : ctrl.ready(view);
    expect(step.wants ? action !== null && step.wants(action) : true, step.name).toBe(true);
  }
});

it("tells the truth: every card is in one place", () => {
  for (const step of STEPS) {
    const view = step.view([3, 9]);
    for (const card of MINE) expect(lyingOf(view, card), `${step.name} ${card}`).toBeNull();
    expect(view.own?.hand.length).toBe(step.name === "hide" ? 12 : 10);
  }
});
