/** Which sound an event makes. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/head-line";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "card_dealt":
    case "card_laid":
      return "card";
    case "line_called":
      return "shout";
    case "line_joined":
      return "right";
    case "line_failed":
      return "wrong";
    case "number_discarded":
      return "coin";
    default:
      return null;
  }
}
