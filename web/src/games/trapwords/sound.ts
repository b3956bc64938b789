/** Which of the six sounds an event makes. The shell rings for my turn and for the end. */

import type { SoundName } from "../../sound/names";
import type { Seen } from "../../wire/trapwords";

export function sound(event: Seen): SoundName | null {
  switch (event.type) {
    case "dungeon_laid":
    case "curse_revealed":
    case "sheets_opened":
    case "book_opened":
    case "book_read":
      return "card";
    case "team_told":
    case "sheet_ready":
    case "ballot_cast":
    case "team_moved":
    case "monster_moved":
      return "coin";
    case "guess_made":
      return event.is_right ? "right" : "wrong";
    case "stop_called":
    case "clue_stopped":
      return "wrong";
    case "turn_closed":
      return event.end === "time" || event.end === "words" ? "wrong" : null;
    default:
      return null;
  }
}
