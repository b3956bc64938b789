import { expect, it } from "vitest";
import type { Action, View } from "../../wire/wordz";
import type { Step } from "../lesson/lesson";
import { walked } from "../lesson/walked";
import { Wording } from "./ctrl.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";

const COURSES = [
  ["fr", fr, "TIGRE", 2, "OISEAU"],
  ["en", en, "TIGER", 0, "QUEUE"],
] as const;

it.each(COURSES)("can be walked to the end with what each step offers: %s", (language, texts, mine, blue, lous) => {
  const ctrl = new Wording();
  const names = walked(STEPS[language], [texts], (name, view): Action | null => {
    ctrl.settle(view);
    if (name === "turn") {
      ctrl.tapCard(view, 1, blue);
      return ctrl.turn(view);
    }
    if (name === "propose") {
      ctrl.startProposing(view);
      ctrl.spelling.type(lous);
      return ctrl.proposal(view);
    }
    ctrl.composing.put(mine);
    return ctrl.lay(view, []);
  });
  expect(names).toEqual(["hide", "hide", "look", "lou", "turn", "propose", "found", "end"]);
});

it.each(COURSES)("asks the dictionary about the whole word alone, and lays no other: %s", (language, _, mine) => {
  const [step] = STEPS[language] as readonly Step<View, Action>[];
  const view = step!.view([]);
  const ctrl = new Wording();
  ctrl.settle(view);
  for (const half of [mine.slice(0, 2), mine.slice(0, 4)]) {
    ctrl.composing.put(half);
    expect([ctrl.lookUp(view, []), ctrl.mayLay(view)]).toEqual([null, false]);
  }
  ctrl.composing.put(mine);
  expect(ctrl.lookUp(view, [])).toEqual({ type: "look_up", word: mine });
});
