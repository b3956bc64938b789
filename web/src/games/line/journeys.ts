/** Which cards go where, as it is told: from hand to display, from pile to hand, points to their owner. */

import type { Seen } from "../../wire/line";
import type { Seat } from "../../wire/messages";
import { HAND, IN_HAND, pilePlace, seatPlace, toDisplay, type Journey } from "../light-line/flown";
import { backOf } from "../light-line/geometry";
import { BRISK } from "../light-line/run.svelte";

/** Between two point cards. */
const APART = 120;

export function journeysOf(news: readonly Seen[], me: Seat | null): readonly Journey[] {
  // Points are paid when they are counted.
  const counted = news.reduce((sum, it) => sum + (it.type === "card_placed" ? it.points * BRISK + APART : 0), 0);
  return news.flatMap((event): readonly Journey[] => {
    switch (event.type) {
      case "card_placed":
        return [toDisplay(event, me, handOf(event.seat, me), HAND)];
      case "points_taken":
        return event.numbers.map((back, at) => ({
          what: { back, late: counted + at * APART },
          from: [pilePlace(back)],
          to: seatPlace(event.seat),
        }));
      case "card_drawn":
      case "pile_drawn":
        return [drawn(event.pile, handOf(event.seat, me))];
      case "card_exchanged":
        return swapped(backOf(event.card), event.pile, handOf(event.seat, me));
      case "card_swapped":
        return swapped(event.number, event.pile, handOf(event.seat, me));
      default:
        return [];
    }
  });
}

function handOf(seat: Seat, me: Seat | null): string {
  return seat === me ? IN_HAND : seatPlace(seat);
}

function drawn(back: number, hand: string): Journey {
  return { what: { back }, from: [pilePlace(back)], to: hand };
}

function swapped(number: number, pile: number, hand: string): readonly Journey[] {
  return [{ what: { back: number }, from: [hand], to: pilePlace(number) }, drawn(pile, hand)];
}
