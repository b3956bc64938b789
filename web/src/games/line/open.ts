/** Everything open: the card in every hand, in one view. */

import type { View } from "../../wire/line";

export interface OpenView extends View {
  /** The card in hand, by seat. */
  readonly hands: readonly (number | null)[];
}

export function open(views: readonly View[]): OpenView {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  return { ...any, seat: null, own: null, offers: [], hands: views.map((view) => view.own?.card ?? null) };
}

/** None where not everything is open. */
export function openHands(view: View): OpenView["hands"] {
  return (view as Partial<OpenView>).hands ?? [];
}
