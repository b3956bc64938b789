/** What a move carries over the table, from where to where: places of the page by name, the best one first. */

import type { Seen } from "../../wire/between";
import type { Seat } from "../../wire/messages";

export interface Carried {
  readonly what:
    | { readonly kind: "card"; readonly value: number }
    | { readonly kind: "no"; readonly seat: Seat }
    | { readonly kind: "joker" }
    | { readonly kind: "point" };
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** No more than the event tells: of a whisper, who plays a joker on whom. */
export function carriedBy(event: Seen): readonly Carried[] {
  switch (event.type) {
    case "question_answered": {
      const { asker, whom, value } = event;
      if (event.answer !== "no")
        return [{ what: { kind: "card", value }, from: [`number-${value}`, `seat-${asker}`], to: [`card-${value}`] }];
      return [{ what: { kind: "no", seat: whom }, from: placeOf(whom), to: [`no-${value}-${whom}`] }];
    }
    case "joker_answered":
    case "joker_played":
      return [{ what: { kind: "joker" }, from: placeOf(event.asker), to: placeOf(event.whom) }];
    case "interval_found":
      return [point(event.whom, event.by)];
    case "interval_conceded":
      return [point(event.seat, event.to)];
    default:
      return [];
  }
}

/** On the cloth, or for oneself in the strip above it. */
const placeOf = (seat: Seat): readonly string[] => [`place-${seat}`, `seat-${seat}`];

const point = (whom: Seat, by: Seat): Carried => ({ what: { kind: "point" }, from: placeOf(whom), to: [`seat-${by}`] });
