/** What a view of KIDZ-LINE says about the card that was turned up. */

import type { View } from "../../wire/kidz-line";
import type { Spot } from "../light-line/geometry";
import { openings } from "../light-line/openings";
import { offersOf } from "../offers";

/** Where the card may be laid. */
export function fittingSpots(view: View): readonly Spot[] {
  const choice = offersOf(view.offers, "place")[0]?.fields["spot"];
  return choice?.type === "one_of" ? (choice.values as readonly Spot[]) : [];
}

/** Beside a television: to find a place, whether or not there is one, for that must not be told. */
export function needsTable(view: View): boolean {
  return view.phase === "place" && view.seat !== null && view.active === view.seat;
}

/** Where it may be tried: finding the spot is the game, unless the table helps (KI-G1). */
export function triableSpots(view: View): readonly Spot[] {
  if (view.turned_up === null || view.active !== view.seat) return [];
  return view.options.helper ? fittingSpots(view) : openings(view.display);
}
