import { expect, it } from "vitest";
import type { Action, View } from "../../wire/line";
import { walked } from "../lesson/walked";
import { Placing } from "../light-line/placing.svelte";
import { STEPS } from "./lesson";
import { lesson as en } from "./lesson.en";
import { lesson as fr } from "./lesson.fr";
import { pointsAt, spotsOf, triableSpots } from "./reading";

const ctrl = new Placing();

/** As a finger does it: hold the card where it scores so much, and lay it. */
function place(view: View, points: string): Action | null {
  const cell = ctrl.cells(triableSpots(view)).find((spot) => pointsAt(view, spot) === points);
  if (!cell) return null;
  ctrl.hold(triableSpots(view), [cell[0], cell[1]]);
  const spot = ctrl.spot(spotsOf(view));
  return spot && { type: "place", spot };
}

it("can be walked to the end with what each step offers", () => {
  const names = walked(STEPS, [en, fr], (name, view): Action | null => {
    ctrl.settle(name);
    if (name === "draw") return { type: "draw", pile: 2 };
    return name === "pay" ? { type: "pay", numbers: [5] } : place(view, name === "card" ? "2" : "5");
  });
  expect(names).toEqual(["card", "draw", "lou", "two", "pay", "short", "end"]);
});

it("leaves a single place for the first card, and one that is worth most for the second", () => {
  const [first, , , second] = STEPS.map((it) => it.view([]));
  expect(spotsOf(first!)).toHaveLength(1);
  const points = spotsOf(second!).map((it) => pointsAt(second!, it));
  expect(points.filter((it) => it.includes("5"))).toHaveLength(1);
});

it("says of the end what the table says", () => {
  const [short, end] = [STEPS.at(-2)!, STEPS.at(-1)!];
  const placed = short.news.find((it) => it.type === "card_placed");
  const taken = short.news.find((it) => it.type === "points_taken");
  expect([placed?.points, taken?.numbers]).toEqual([5, [3]]);
  expect(short.view([]).piles.map((left) => left > 0)).toEqual([false, true, false, false]);
  expect(end.view([]).outcome).toMatchObject({ winners: [0], points: [54, 43] });
  for (const texts of [en, fr]) expect(texts["end.text"].match(/\d+/g)).toEqual(["54", "43"]);
});
