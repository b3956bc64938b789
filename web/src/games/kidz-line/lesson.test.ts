import { expect, it } from "vitest";
import type { Action } from "../../wire/kidz-line";
import { walked } from "../lesson/walked";
import { Placing } from "../light-line/placing.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";
import { fittingSpots, triableSpots } from "./reading";

it("can be walked to the end with what each step offers", () => {
  const ctrl = new Placing();
  const names = walked(STEPS, [en, fr], (name, view): Action | null => {
    ctrl.settle(name);
    if (view.phase === "turn_up") return { type: "turn_up" };
    if (name === "turn") ctrl.turn();
    ctrl.hold(triableSpots(view), name === "turn" ? [-1, 1] : [1, 0]);
    const spot = ctrl.spot(fittingSpots(view));
    return spot && { type: "place", spot };
  });
  expect(names).toEqual(["pile", "place", "lou", "turn", "back", "end"]);
});

it("tells the truth: each card has one place, the second only upside down, and the end is as it is said", () => {
  const places = STEPS.map((it) => fittingSpots(it.view([]))).filter((it) => it.length > 0);
  expect(places).toEqual([[[1, 0, 0]], [[-1, 1, 1]]]);
  expect(STEPS.at(-1)!.view([]).outcome).toMatchObject({ winners: [0], points: [6, 5] });
  for (const texts of [en, fr]) expect(texts["end.text"].match(/\d/g)).toEqual(["6", "5"]);
});

it("says tu in French, as the table does", () => {
  expect(Object.values(fr).filter((it) => /\b(vous|votre|vos)\b|(ez)\b/i.test(it))).toEqual([]);
});
