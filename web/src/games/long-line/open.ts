/** Everything open: all displays, and the cards that nobody else could see, in one view. */

import type { View } from "../../wire/long-line";

export interface OpenView extends View {
  /** The cards not laid yet, by seat. */
  readonly trays: readonly (readonly number[])[];
}

export function open(views: readonly View[]): OpenView {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  return {
    ...any,
    seat: null,
    own: null,
    offers: [],
    options: { ...any.options, displays: "open" },
    places: any.places.map((place, seat) => {
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
