/** Everything open: all displays, and the cards that nobody else could see, in one view. */

import type { View } from "../../wire/long-line";
import { openView } from "../open";

export interface OpenView extends View {
  /** The cards not laid yet, by seat. */
  readonly trays: readonly (readonly number[])[];
}

export function open(views: readonly View[]): OpenView {
  const all = openView(views);
  return {
    ...all,
    own: null,
    options: { ...all.options, displays: "open" },
    places: all.places.map((place, seat) => {
      const own = views[seat]?.own;
      return own ? { ...place, display: own.bench, longest: own.longest } : place;
    }),
    trays: views.map(({ own }) => own?.hand.filter((card) => !own.bench.some(([it]) => it === card)) ?? []),
  };
}

/** None where not everything is open. */
export function openTray(view: View, seat: number): readonly number[] {
  return (view as Partial<OpenView>).trays?.[seat] ?? [];
}
