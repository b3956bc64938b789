/** Which sound an event makes. The shell rings for my turn and for the end. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/entre-les-lignes";
import type { Seat } from "../../wire/messages";

export function sound(event: Seen, seat: Seat | null): SoundName | null {
  switch (event.type) {
    case "word_dealt":
      return "card";
    case "drawings_hung":
      return "curtain";
    case "drawing_corrected":
    case "handed_in":
      return "pencil";
    case "vote_cast":
    case "vote_laid":
      return "coin";
    case "objection_settled":
      return event.verdict === "upheld" ? "wrong" : null;
    case "round_revealed":
      return seat === null ? "card" : (event.result.scores[seat]?.points ?? 0) > 0 ? "right" : "wrong";
    default:
      return null;
  }
}
