/** Deals a finished game again: every shuffle, who began, and every interval that was drawn by lot. */

import type { Event, Interval, Options } from "../../wire/between";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { NUMBERS } from "./reading";

export function redeal({ header, lines }: DealtGame, chance: (position: number) => Chance): Line | null {
  const { first } = header.options as Options;
  const { size } = header.seating;
  const seats = Array.from({ length: size }, (_, seat) => seat);
  let drawn = chance(0);
  let hands: readonly (readonly number[])[] = [];
  for (const line of lines) {
    const event = line.event as Event;
    // All that came of one action was drawn from one stretch of chance.
    if (line.action !== null) drawn = chance(line.seq);
    if (event.type === "round_dealt") {
      const begins = event.round > 1 ? event.first : first === "random" ? drawn.pick(seats) : first;
      hands = dealt(drawn, size);
      if (begins !== event.first || !isSame(hands, event.hands)) return line;
    } else if (event.type === "interval_chosen" && event.by_lot) {
      if (!isSame(drawn.pick(intervalsOf(hands[event.seat] ?? [])), event.interval)) return line;
    } else if (hands.length === 0) {
      // Nothing happens before the first deal.
      return line;
    }
  }
  return null;
}

function dealt(chance: Chance, size: number): readonly (readonly number[])[] {
  const cards = chance.shuffled(NUMBERS);
  const many = cards.length / size;
  return Array.from({ length: size }, (_, seat) =>
    cards.slice(seat * many, (seat + 1) * many).sort((one, other) => one - other),
  );
}

/** Any two cards of a sorted hand that are not neighbours in it. */
function intervalsOf(hand: readonly number[]): readonly Interval[] {
  return hand.flatMap((low, at) => hand.slice(at + 2).map((high): Interval => [low, high]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
