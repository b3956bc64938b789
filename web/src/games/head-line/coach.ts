/** The coach of HEAD-LINE: what a call is worth and may cost, and what a hint means. */

import type { View } from "../../wire/head-line";
import { coaching, type Saying } from "../coaching";
import { placesAmong, spotOf } from "../light-line/coached";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

function worth({ seat, phase, number, won, caller }: View): Saying | null {
  if (seat === null || number === null) return null;
  const mine = won[seat]?.length ?? 0;
  switch (phase) {
    case "dealing":
    case "claim":
      return mine
        ? { key: "call", n: mine, given: { number }, rule: "HE-12" }
        : { key: "call.free", given: { number }, rule: "HE-12" };
    case "mark":
    case "join":
      return { key: caller === seat ? "join" : "join.other", given: { number }, rule: "HE-11" };
    case "discard":
      return caller === seat ? { key: "discard", rule: "HE-12" } : null;
    default:
      return null;
  }
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ type, cards, card, spot, number }, { open, marked }) => ({
    cards: placesAmong(type === "mark" ? cards : [card], type === "mark" ? open : marked),
    at: spotOf(spot).at,
    n: Number(number),
  }),
  variant: ({ spot }) => spotOf(spot).way,
  rules: {
    call: "HE-09",
    mark: "HE-09",
    lay: "HE-09",
    take_back: "HE-09",
    clear_bench: "HE-09",
    give_up: "HE-12",
    discard: "HE-12",
    agree: "HE-14",
    resume: "HE-04",
    start_round: "HE-15",
  },
});
