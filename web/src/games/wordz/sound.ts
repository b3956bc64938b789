/** Which sound an event makes. The shell rings for my turn and for the end. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/wordz";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "hand_dealt":
    case "word_laid":
    case "word_hidden":
      return "card";
    case "card_turned":
    case "word_turned_up":
      return "flip";
    case "ballot_cast":
      return "coin";
    case "word_found":
      return "right";
    case "proposal_missed":
      return "wrong";
    case "word_judged":
      return event.fate.stands ? null : "wrong";
    default:
      return null;
  }
}
