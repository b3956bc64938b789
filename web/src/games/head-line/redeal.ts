/** Deals a finished game again: who deals, both piles, every card that is turned up, and what was shuffled anew. */

import type { Event, Options } from "../../wire/head-line";
import type { Line } from "../../wire/messages";
import type { Chance, DealtGame } from "../game";
import { backOf } from "../light-line/geometry";
import { CARDS, drawnSeat, isSame, oddLine } from "../light-line/redealing";

/** How many cards of each number make the round pile. */
const ROUND_PILE = [
  [3, 4],
  [4, 3],
  [5, 2],
] as const;

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const { dealer } = game.header.options as Options;
  let pile: readonly number[] = [];
  let open: readonly number[] = [];
  return oddLine<Event>(game, chance, (event, drawn) => {
    switch (event.type) {
      case "piles_made": {
        const deals = drawnSeat(dealer, game, drawn);
        const cards = drawn.shuffled(CARDS);
        const nine = ROUND_PILE.flatMap(([number, many]) =>
          cards.filter((card) => backOf(card) === number).slice(0, many),
        );
        const rounds = drawn.shuffled(nine);
        pile = cards.filter((card) => !nine.includes(card));
        return deals === event.dealer && isSame(rounds, event.round_pile) && isSame(pile, event.pile);
      }
      case "card_dealt": {
        const [top, ...rest] = pile;
        pile = rest;
        open = [...open, event.card];
        return top === event.card;
      }
      case "pile_shuffled":
        pile = drawn.shuffled(open);
        open = [];
        return isSame(pile, event.pile);
      case "round_ended":
        // All that lay open goes under the pile, in the order laid.
        pile = [...pile, ...open];
        open = [];
        return true;
      default:
        // Nothing happens before the piles are made.
        return pile.length + open.length > 0;
    }
  });
}
