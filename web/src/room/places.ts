/** Seats as people see them: who or what sits at each, by what name and under which sign. */

import type { Place } from "../games/game";
import { ANIMALS } from "../ui/animals";
import type { ChairView, LastGameView, PersonId, RoomView, Seat } from "../wire/messages";

/** Everybody at a table has another animal; the table's code decides with which one they begin. */
export function tokenOf(code: string, person: PersonId): number {
  const start = [...code].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
  return (start + (person - 1) * 5) % ANIMALS.length;
}

export function personOf(room: RoomView, id: PersonId | null) {
  return room.people.find((it) => it.id === id) ?? null;
}

export function placesOf(room: RoomView, code: string): readonly Place[] {
  return room.chairs.map((chair, seat) => {
    const person = personOf(room, chair.person);
    return {
      seat,
      name: person?.name ?? room.names[seat] ?? "",
      token: person ? tokenOf(code, person.id) : null,
      isYou: person?.id === room.you,
      isHere: person?.is_here ?? chair.bot !== null,
      isBot: chair.bot !== null && person === null,
      isLent: chair.bot !== null && person !== null,
      isEmpty: isFree(chair) || chair.is_passed_over,
      before: chair.before,
    };
  });
}

export function isFree(chair: ChairView): boolean {
  return chair.person === null && chair.bot === null;
}

/** The room as it was when the last game ended, to look back on it. */
export function roomThen(room: RoomView, { game, number, seat, chairs, names }: LastGameView): RoomView {
  return { ...room, stage: "over", game, number, seat, chairs, names };
}

/** Those that somebody left in the middle of this game, and that anybody who watches may take. */
export function leftSeats(room: RoomView): readonly Seat[] {
  return room.stage === "playing" ? room.chairs.flatMap((chair, seat) => (isFree(chair) ? [seat] : [])) : [];
}
