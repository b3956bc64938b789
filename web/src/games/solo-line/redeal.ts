/**
 * Deals a finished puzzle again: the table shuffles until a hand has a solution, so the dealt hand is one of the first
 * shuffles of its stream.  Whether those before it had none is for the table's own solver to say.
 */

import { Chance as Stream, keyFrom } from "../../table/replay/chance";
import type { Line } from "../../wire/messages";
import type { Event, Options } from "../../wire/solo-line";
import type { Chance, DealtGame } from "../game";
import { CARDS, isSame, oddLine, rising } from "../light-line/redealing";

/** As many as the table shuffles at most, far more than it ever needs. */
const PATIENCE = 10_000;
const LABEL = "solo-line of the day";

export function redeal(game: DealtGame, chance: (position: number) => Chance): Line | null {
  const options = game.header.options as Options;
  let isDealt = false;
  return oddLine<Event>(game, chance, (event, drawn) => {
    if (event.type !== "puzzle_dealt") return isDealt;
    isDealt = true;
    const stream = options.day ? ofTheDay(options) : drawn;
    const shuffles = options.proven ? PATIENCE : 1;
    for (let n = 0; n < shuffles; n += 1) {
      const cards = stream.shuffled(CARDS);
      const hand = rising(cards.slice(0, options.cards));
      if (isSame(hand, event.cards)) return isSame(cards.slice(options.cards), event.rest);
    }
    return false;
  });
}

/** A stream that only the date and the level decide. */
function ofTheDay({ day, cards, joker }: Options): Chance {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return new Stream(keyFrom(bytes(LABEL), [bytes(`${day} ${cards} ${joker ? "joker" : "expert"}`)]), 0);
}
