/** Seats as people see them: who or what sits at each, by what name and under which sign. */

import type { Place } from "../games/game";
import { ANIMALS, type Animal } from "../ui/animals";
import { botAt } from "../ui/machines";
import type { ChairView, LastGameView, PersonId, RoomView, Seat, Utterance } from "../wire/messages";

/** The animal of each person here: the one they chose, or another for everybody, as the table's code decides. */
export function tokensOf(room: Pick<RoomView, "people">, code: string): ReadonlyMap<PersonId, number> {
  const tokens = new Map<PersonId, number>();
  for (const { id, token } of room.people) if (token !== null) tokens.set(id, token);
  for (const { id, token } of room.people)
    if (token === null) tokens.set(id, freeToken(new Set(tokens.values()), givenToken(code, id)));
  return tokens;
}

export function tokenOf(room: Pick<RoomView, "people">, code: string, person: PersonId): number {
  return tokensOf(room, code).get(person) ?? givenToken(code, person);
}

/** This one, or the next that is not taken. */
export function freeToken(taken: ReadonlySet<number>, wished: number): number {
  const near = ANIMALS.map((_, n) => (wished + n) % ANIMALS.length);
  return near.find((it) => !taken.has(it)) ?? wished;
}

function givenToken(code: string, person: PersonId): number {
  const start = [...code].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
  return (start + (person - 1) * 5) % ANIMALS.length;
}

/** Who said something: a person, or a bot by its seat. */
export function speakerOf(
  room: Pick<RoomView, "people">,
  code: string,
  { who, seat }: Utterance,
): { readonly name: string; readonly sign: number | Animal | null } {
  const bot = seat === null ? null : botAt(seat);
  return bot
    ? { name: bot.key, sign: bot }
    : { name: personOf(room, who)?.name ?? "…", sign: tokenOf(room, code, who) };
}

export function personOf(room: Pick<RoomView, "people">, id: PersonId | null) {
  return room.people.find((it) => it.id === id) ?? null;
}

export function placesOf(room: RoomView, code: string): readonly Place[] {
  const tokens = tokensOf(room, code);
  return room.chairs.map((chair, seat) => {
    const person = personOf(room, chair.person);
    return {
      seat,
      name: person?.name ?? room.names[seat] ?? "",
      token: person ? (tokens.get(person.id) ?? null) : null,
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
