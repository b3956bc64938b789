/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { OwnPlace, View } from "../../wire/between";
import type { Seat } from "../../wire/messages";

export interface OpenView extends View {
  /** By seat. */
  readonly opened: readonly (OwnPlace | null)[];
}

export function open(views: readonly View[]): OpenView {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  return {
    ...any,
    seat: null,
    own: null,
    offers: [],
    // Where everybody had sheets of paper there was no board; what was heard would stand on it.
    options: { ...any.options, follow_up: "board" },
    places: any.places.map((place, seat) => ({ ...place, noes: noesOf(any, seat) })),
    opened: views.map((view) => view.own),
  };
}

function noesOf({ questions }: View, seat: Seat): readonly number[] {
  return [
    ...new Set(questions.flatMap(([, whom, value, answer]) => (whom === seat && answer === "no" ? [value] : []))),
  ];
}

/** What this seat hides and holds, where everything is open. */
export function openedOf(view: View, seat: Seat): OwnPlace | null {
  return (view as Partial<OpenView>).opened?.[seat] ?? null;
}
