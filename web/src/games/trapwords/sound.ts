/** Which sound an event makes. The shell rings for my turn and for the end; what is played as a moment sounds there. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/trapwords";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "dungeon_laid":
      return "door";
    case "curse_revealed":
    case "sheets_opened":
    case "book_opened":
    case "book_read":
      return "flip";
    case "team_told":
    case "ballot_cast":
      return "coin";
    case "sheet_ready":
      return "pencil";
    case "guess_made":
      return event.is_right ? null : "wrong";
    // Whether a trap was sprung is not settled yet.
    case "stop_called":
    case "clue_stopped":
      return "wrong";
    case "turn_closed":
      return event.end === "time" || event.end === "words" ? "wrong" : null;
    default:
      return null;
  }
}
