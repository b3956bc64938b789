/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { OwnPlace, View } from "../../wire/entre-les-lignes";
import type { Seat } from "../../wire/messages";

export interface OpenView extends View {
  /** By seat. */
  readonly opened: readonly (OwnPlace | null)[];
}

/** On the board, too, everybody knows who drew what. */
export function open(views: readonly View[]): OpenView {
  const [any] = views;
  if (!any) throw new Error("a game without seats");
  const opened = views.map((view) => view.own);
  const board = any.board.map((it) => ({ ...it, seat: it.seat ?? artistOf(opened, it.spot) }));
  return { ...any, seat: null, own: null, board, offers: [], opened };
}

function artistOf(opened: readonly (OwnPlace | null)[], spot: string): Seat | null {
  const seat = opened.findIndex((it) => it?.spot === spot);
  return seat < 0 ? null : seat;
}

/** What this seat knew, where everything is open. */
export function openedOf(view: View, seat: Seat): OwnPlace | null {
  return (view as Partial<OpenView>).opened?.[seat] ?? null;
}
