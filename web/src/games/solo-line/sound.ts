/** Which sound an event makes. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/solo-line";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "hand_dealt":
    case "card_laid":
    case "card_taken_back":
    case "bench_cleared":
      return "card";
    case "hint_given":
      return "coin";
    case "line_joined":
      return "right";
    case "given_up":
      return "wrong";
    default:
      return null;
  }
}
