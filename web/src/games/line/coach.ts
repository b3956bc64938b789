/** The coach of LINE: what a place and a payment are worth, and what a hint means. */

import type { View } from "../../wire/line";
import { coaching, type Saying } from "../coaching";
import { spotOf } from "../light-line/coached";
import { isOffered } from "../offers";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";
import { fitAt, payable, paymentsOf, pointsOf } from "./reading";
import { say } from "./words";

function worth(view: View): Saying | null {
  const { seat, phase, places } = view;
  const me = seat === null ? undefined : places[seat];
  if (!me || phase === "ready" || phase === "over") return null;
  if (view.active !== seat) return { key: "so_far", n: me.points, given: { cards: me.taken.length }, rule: "LL-24" };
  if (phase === "pay") return paying(view);
  if (phase === "draw") return { key: "draw", n: Math.min(...view.piles), rule: "LL-21" };
  if (isOffered(view.offers, "exchange")) return { key: "exchange", rule: "LL-19" };
  // Only as much as this table shows of every place (LL-11).
  const fits = view.options.help === "points" ? (view.own?.fits ?? []) : [];
  return fits.length
    ? { key: "best", n: Math.max(...fits.map(pointsOf)), rule: "LL-12" }
    : { key: "place", rule: "LL-13" };
}

function paying(view: View): Saying {
  const fewest = Math.min(...paymentsOf(view).map((it) => it.length));
  return { key: "pay", n: fewest, given: { points: payable(view) }, rule: "LL-24" };
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ spot, pile, numbers }, view) => {
    const { at, way } = spotOf(spot);
    const fit = way && fitAt(view, spot as [number, number, number]);
    const points = fit ? say.count("sum.points", pointsOf(fit)) : "";
    return { at, points, pile: String(pile), numbers: ((numbers ?? []) as number[]).join(" + ") };
  },
  variant: ({ spot }) => spotOf(spot).way,
  rules: { place: "LL-12", exchange: "LL-19", pay: "LL-14", draw: "LL-20" },
});
