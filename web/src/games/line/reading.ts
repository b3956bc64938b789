/** What a view of LINE says about the card in hand. */

import type { Fit, View } from "../../wire/line";
import type { Spot } from "../light-line/geometry";

export function spotsOf(view: View): readonly Spot[] {
  return view.own?.fits.map(([spot]) => spot) ?? [];
}

export function fitAt(view: View, spot: Spot | null): Fit | null {
  if (!spot) return null;
  return view.own?.fits.find(([it]) => it.every((part, at) => part === spot[at])) ?? null;
}

/** What a fit would score; more than 10 is lost (LL-15). */
export function pointsOf([, lines]: Fit): number {
  return Math.min(10, lines.reduce((sum, [, cells]) => sum + cells.length, 0));
}
