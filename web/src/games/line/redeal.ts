/** Deals a finished game again: who begins, the piles, every card that comes off them, and what was drawn by lot. */

import type { Event, Options } from "../../wire/line";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { backOf } from "../light-line/geometry";
import { cardsOf, drawnSeat, isSame, oddLine, seatsOf } from "../light-line/redealing";

const NUMBERS = [2, 3, 4, 5];

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const { first } = game.header.options as Options;
  let piles: readonly (readonly number[])[] = [];
  const topOf = (number: number): number | undefined => piles[number - 2]?.[0];
  const changed = (number: number, change: (pile: readonly number[]) => readonly number[]): void => {
    piles = piles.map((pile, at) => (at === number - 2 ? change(pile) : pile));
  };
  const lift = (number: number): void => changed(number, (pile) => pile.slice(1));

  return oddLine<Event>(game, chance, (event, drawn) => {
    switch (event.type) {
      case "cards_dealt": {
        const begins = drawnSeat(first, game, drawn);
        const [twos = [], threes = [], fours = [], fives = []] = NUMBERS.map((number) =>
          drawn.shuffled(cardsOf(number)),
        );
        const size = seatsOf(game).length;
        const hands = threes.slice(1, 1 + size);
        piles = [twos, threes.slice(1 + size), fours, fives];
        return (
          begins === event.first &&
          threes[0] === event.start &&
          isSame(hands, event.hands) &&
          isSame(piles, event.piles)
        );
      }
      case "card_exchanged": {
        const isTop = topOf(event.pile) === event.drawn;
        changed(backOf(event.card), (pile) => [...pile, event.card]);
        lift(event.pile);
        return isTop;
      }
      case "points_taken":
        event.numbers.forEach(lift);
        return true;
      case "card_drawn": {
        const open = NUMBERS.filter((number) => topOf(number) !== undefined);
        const isHere = topOf(event.pile) === event.card;
        const isLot = !event.by_lot || drawn.pick(open) === event.pile;
        lift(event.pile);
        return isHere && isLot;
      }
      default:
        // Nothing happens before the deal.
        return piles.length > 0;
    }
  });
}
