/** What is played next, set up before: the list as it is asked for now, and what of it can be played here. */

import { games } from "../store/games.svelte";
import type { TableStore } from "../store/table.svelte";
import type { RoomView } from "../wire/messages";

/** As many as the table takes. */
export const MOST_GAMES = 12;

/** With what is on its way to the table: who presses twice means the second after the first. */
export function programmeOf(table: TableStore, room: RoomView): readonly string[] {
  const asked = table.waiting.flatMap((it) =>
    it.type === "wish" && it.action.type === "set_programme" ? [it.action.games] : [],
  );
  return asked.at(-1) ?? room.programme;
}

/** While the shelf is not known, nobody says so. */
export function isGone(game: string): boolean {
  return games.all !== null && games.of(game) === null;
}

/** What of it can be played here. */
export function comingIn(room: RoomView): readonly string[] {
  return room.programme.filter((it) => !isGone(it));
}

export function nextOf(room: RoomView): string | null {
  return comingIn(room)[0] ?? null;
}

/** The first few of what is to come, by their titles. */
export function comingTitles(room: RoomView, most = 4): string {
  return comingIn(room).slice(0, most).map(titleOf).join(", ");
}

export function titleOf(game: string): string {
  return games.of(game)?.about.title ?? game;
}

/** The same games, one of them in another place. */
export function moved(list: readonly string[], from: number, to: number): readonly string[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
