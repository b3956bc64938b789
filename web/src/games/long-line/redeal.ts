/** Deals a finished game again: the hands of every round, and what was left. */

import type { Event } from "../../wire/long-line";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { CARDS, isSame, oddLine, rising, seatsOf } from "../light-line/redealing";

const HAND = 8;

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const seats = seatsOf(game);
  let rounds = 0;
  return oddLine<Event>(game, chance, (event, drawn) => {
    // Nothing happens before the first deal.
    if (event.type !== "round_dealt") return rounds > 0;
    rounds += 1;
    const cards = drawn.shuffled(CARDS);
    const hands = seats.map((seat) => rising(cards.slice(seat * HAND, (seat + 1) * HAND)));
    return event.round === rounds && isSame(hands, event.hands) && isSame(cards.slice(seats.length * HAND), event.rest);
  });
}
