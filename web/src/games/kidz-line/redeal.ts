/** Deals a finished game again: who begins, the first card, and every pile as it is turned up. */

import type { Event, Options } from "../../wire/kidz-line";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { CARDS, drawnSeat, isSame, oddLine, seatsOf } from "../light-line/redealing";

const EACH = 6;

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const { first } = game.header.options as Options;
  const piles: number[][] = [];
  return oddLine<Event>(game, chance, (event, drawn) => {
    switch (event.type) {
      case "cards_dealt": {
        const begins = drawnSeat(first, game, drawn);
        const [start, ...rest] = drawn.shuffled(CARDS);
        piles.push(...seatsOf(game).map((seat) => rest.slice(seat * EACH, (seat + 1) * EACH)));
        return begins === event.first && start === event.start && isSame(piles, event.piles);
      }
      case "card_turned_up":
        return piles[event.seat]?.shift() === event.card;
      case "card_put_back":
        piles[event.seat]?.push(event.card);
        return true;
      default:
        // Nothing happens before the deal.
        return piles.length > 0;
    }
  });
}
