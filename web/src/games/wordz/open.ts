/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { OwnPlace, View } from "../../wire/wordz";
import type { Seat } from "../../wire/messages";

export interface OpenView extends View {
  /** By seat. */
  readonly opened: readonly (OwnPlace | null)[];
}

export function open(views: readonly View[]): OpenView {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  return { ...any, seat: null, own: null, offers: [], opened: views.map((view) => view.own) };
}

/** What this seat holds and hides, where everything is open. */
export function openedOf(view: View, seat: Seat): OwnPlace | null {
  return (view as Partial<OpenView>).opened?.[seat] ?? null;
}
