/** Everything open: the card in every hand, in one view. */

import type { View } from "../../wire/line";
import { openView } from "../open";

export interface OpenView extends View {
  /** The card in hand, by seat. */
  readonly hands: readonly (number | null)[];
}

export function open(views: readonly View[]): OpenView {
  return { ...openView(views), own: null, hands: views.map((view) => view.own?.card ?? null) };
}

/** None where not everything is open. */
export function openHands(view: View): OpenView["hands"] {
  return (view as Partial<OpenView>).hands ?? [];
}
