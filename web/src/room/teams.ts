/** Two teams side by side: which seat one sits down at to change sides. The rules want them alternate. */

import type { GameCard } from "../games/card";
import { isFree } from "./places";
import type { RoomView, Seat } from "../wire/messages";

type Teams = NonNullable<GameCard["teams"]>;

/** The first seat of a team that nobody has, or else a bot's; null where people have them all. */
export function freeSeat(room: RoomView, teams: Teams, team: number): Seat | null {
  const own = room.chairs.map((chair, seat) => ({ chair, seat })).filter((it) => teams.of(it.seat) === team);
  const found = own.find((it) => isFree(it.chair)) ?? own.find((it) => it.chair.person === null);
  return found?.seat ?? null;
}

/** With whom the host lets somebody change places, so that they change sides. */
export function acrossFrom(room: RoomView, teams: Teams, seat: Seat): Seat | null {
  const other = 1 - teams.of(seat);
  const facing = room.chairs.findIndex((_, at) => teams.of(at) === other && Math.abs(at - seat) === 1);
  return freeSeat(room, teams, other) ?? (facing < 0 ? null : facing);
}
