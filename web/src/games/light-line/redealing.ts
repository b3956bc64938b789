/** Dealing a finished game again: line by line, with the stretch of chance that each action drew from. */

import { DECK as PRINTED } from "../../wire/deck";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { backOf } from "./geometry";

/** In the order in which the rules shuffle them. */
export const CARDS: readonly number[] = Object.keys(PRINTED)
  .map(Number)
  .sort((one, other) => one - other);

export const cardsOf = (number: number): readonly number[] => CARDS.filter((card) => backOf(card) === number);

/** The first line that could not have come of the seed, or null; all that came of one action was drawn from one stretch. */
export function oddLine<Event>(
  { lines }: DealtGame,
  chance: (position: number) => Chance,
  isTrue: (event: Event, drawn: Chance) => boolean,
): Line | null {
  let drawn = chance(0);
  for (const line of lines) {
    if (line.action !== null) drawn = chance(line.seq);
    if (!isTrue(line.event as Event, drawn)) return line;
  }
  return null;
}

export function seatsOf({ header }: DealtGame): readonly number[] {
  return Array.from({ length: header.seating.size }, (_, seat) => seat);
}

/** Who was agreed on, or who is drawn now. */
export function drawnSeat(agreed: "random" | number, game: DealtGame, chance: Chance): number {
  return agreed === "random" ? chance.pick(seatsOf(game)) : agreed;
}

export function rising(cards: readonly number[]): readonly number[] {
  return cards.toSorted((one, other) => one - other);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
