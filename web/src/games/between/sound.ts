/** Which sound an event makes. The shell rings for my turn and for the end. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/between";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "hand_dealt":
    case "interval_chosen":
    case "interval_hidden":
      return "card";
    case "question_answered":
      return "slide";
    case "joker_answered":
      return "hush";
    case "joker_played":
      return "coin";
    case "interval_found":
    case "interval_conceded":
      return "right";
    case "proposal_missed":
    case "proposal_failed":
      return "wrong";
    default:
      return null;
  }
}
