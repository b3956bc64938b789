/** Something else for the same people: who wishes for what, and how a game fits those who are here. */

import { listed, t } from "../i18n";
import type { PersonId, RoomView } from "../wire/messages";
import { personOf } from "./places";

export interface Wished {
  readonly game: string;
  readonly by: readonly PersonId[];
}

/** Each game that is wished for, the one most people wish for first. */
export function wished(room: RoomView): readonly Wished[] {
  const keys = [...new Set(room.wishes.map((it) => it.game))];
  return keys
    .map((game) => ({ game, by: room.wishes.filter((it) => it.game === game).map((it) => it.person) }))
    .sort((one, other) => other.by.length - one.by.length);
}

/** Their names, oneself last and not by name. */
export function called(room: RoomView, people: readonly PersonId[], saysTu = false): string {
  const others = people.filter((it) => it !== room.you).flatMap((it) => personOf(room, it)?.name ?? []);
  return listed(people.includes(room.you) ? [...others, t(saysTu ? "room.you.tu" : "room.you")] : others);
}

/** How many of those who would sit have no seat at such a game, or how many bots it takes. */
export function fit(room: RoomView, seats: readonly number[]): string | null {
  const people = room.people.filter((it) => it.seat !== null || room.wait.includes(it.id)).length;
  const most = Math.max(...seats);
  if (people > most) return t.count("else.watch", people - most);
  const least = Math.min(...seats.filter((it) => it >= people));
  return people < least ? t.count("else.bots", least - people) : null;
}
