/** The coach of LONG-LINE: what a line is worth, and what a hint means. */

import type { View } from "../../wire/long-line";
import { coaching, type Saying } from "../coaching";
import { placesAmong, spotOf } from "../light-line/coached";
import { offersOf, valuesIn } from "../offers";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

function worth(view: View): Saying | null {
  const { seat, own, phase, calls } = view;
  if (seat === null || !own) return null;
  if (phase === "ready_check") return { key: "ready", rule: "LO-12" };
  if (phase !== "race") return null;
  const called = calls.find(([it]) => it === seat)?.[1];
  if (called !== undefined) return { key: "called", n: called, rule: "LO-12" };
  const length = own.longest?.[1].length ?? 0;
  if (calls.some(([, number]) => number === length)) return { key: "blocked", n: length, rule: "LO-10" };
  const choice = offersOf(view.offers, "call")[0]?.fields["number"];
  const may = choice ? valuesIn(choice) : [];
  return may.includes(length) ? { key: "call", n: length, rule: "LO-12" } : { key: "race", rule: "LO-13" };
}

/** Those that are not laid yet, as they stand in front of one. */
function trayOf({ own }: View): readonly number[] {
  return own?.hand.filter((card) => !own.bench.some(([it]) => it === card)) ?? [];
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ card, spot, number }, view) => ({
    card: placesAmong([card], trayOf(view)),
    at: spotOf(spot).at,
    n: Number(number),
  }),
  variant: ({ spot }) => spotOf(spot).way,
  rules: { turn_up: "LO-05", lay: "LO-07", take_back: "LO-10", clear_bench: "LO-10", call: "LO-08", stop: "LO-13" },
});
