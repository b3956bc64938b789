/** Everything open: what every seat knew at one moment of a finished game, in one view. */

import type { OwnSheet, View } from "../../wire/trapwords";
import { openView } from "../open";

export interface OpenView extends View {
  /** By team. */
  readonly sheets: readonly (OwnSheet | null)[];
}

export function open(views: readonly View[]): OpenView {
  const all = openView(views);
  const sheets = [0, 1].map((team) => views.find((it) => it.team === team)?.sheet ?? null);
  // The opponents know the word, the traps, the marks and their own doubts.
  const turn = views.find((it) => it.turn && it.team !== it.turn.team)?.turn ?? all.turn;
  return { ...all, team: null, sheet: null, chat: [], turn, sheets };
}

/** The sheets that may be read: mine, or both where everything is open. */
export function sheetsOf(view: View): readonly { readonly team: number; readonly sheet: OwnSheet }[] {
  const sheets = (view as Partial<OpenView>).sheets ?? [0, 1].map((team) => (team === view.team ? view.sheet : null));
  return sheets.flatMap((sheet, team) => (sheet ? [{ team, sheet }] : []));
}
