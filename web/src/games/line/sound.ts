/** Which sound an event makes. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/line";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "table_set":
    case "card_placed":
    case "card_drawn":
    case "pile_drawn":
      return "card";
    case "points_taken":
      return event.numbers.length ? "coin" : "wrong";
    default:
      return null;
  }
}
