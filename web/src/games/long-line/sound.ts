/** Which sound an event makes; only my own cards are heard. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/long-line";

export function sound(event: Seen, seat: number | null): SoundName | null {
  switch (event.type) {
    case "hand_turned_up":
      return "turn";
    case "card_laid":
    case "card_taken_back":
    case "bench_cleared":
      return event.seat === seat ? "card" : null;
    case "line_called":
      return "shout";
    case "round_ended":
      return "right";
    default:
      return null;
  }
}
