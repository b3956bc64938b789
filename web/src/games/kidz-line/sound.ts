/** Which sound an event makes. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/kidz-line";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "table_set":
      return "card";
    case "card_turned_up":
      return "flip";
    case "card_placed":
      return "right";
    case "card_put_back":
      return "wrong";
    default:
      return null;
  }
}
