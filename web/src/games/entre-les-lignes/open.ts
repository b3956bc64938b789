/** Everything open: what every seat knew, and on the board everybody knows who drew what. */

import type { OwnPlace, View } from "../../wire/entre-les-lignes";
import type { Seat } from "../../wire/messages";
import { opened, type Opened } from "../open";

export { openedOf } from "../open";

export function open(views: readonly View[]): Opened<View> {
  const all = opened(views);
  return { ...all, board: all.board.map((it) => ({ ...it, seat: it.seat ?? artistOf(all.opened, it.spot) })) };
}

function artistOf(opened: readonly (OwnPlace | null)[], spot: string): Seat | null {
  const seat = opened.findIndex((it) => it?.spot === spot);
  return seat < 0 ? null : seat;
}
