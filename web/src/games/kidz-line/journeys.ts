/** Which cards go where, as it is told: turned up, laid, or put back under their pile. */

import type { Seen } from "../../wire/kidz-line";
import type { Seat } from "../../wire/messages";
import { IN_HAND, seatPlace, toDisplay, type Journey } from "../light-line/flown";

/** One's own pile. */
export const MY_PILE = "my-pile";

export function journeysOf(news: readonly Seen[], me: Seat | null): readonly Journey[] {
  return news.flatMap((event): readonly Journey[] => {
    switch (event.type) {
      case "card_turned_up":
        return [{ what: { laid: [event.card, 0, 0, 0] }, from: [pileOf(event.seat, me)], to: IN_HAND }];
      case "card_placed":
        // Everybody at the table sees it before it is laid.
        return [toDisplay(event, me, IN_HAND, seatPlace(event.seat))];
      case "card_put_back":
        return [{ what: { laid: [event.card, 0, 0, 0] }, from: [IN_HAND], to: pileOf(event.seat, me) }];
      default:
        return [];
    }
  });
}

function pileOf(seat: Seat, me: Seat | null): string {
  return seat === me ? MY_PILE : seatPlace(seat);
}
