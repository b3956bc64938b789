/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import { words } from "../../i18n/words";
import type { Event, Seen } from "../../wire/line";
import type { Outcome, Seat } from "../../wire/messages";
import type { Speaker } from "../game";
import { linesInWords } from "../light-line/describe";
import { teller } from "../light-line/teller";
import { isCapped } from "./reading";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const say = words(en, fr);
const { by, ended } = teller(say);

export function tellOpen(event: unknown, name: (seat: Seat) => string): string | null {
  return tell(event as Event, { seat: null, name });
}

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "table_set":
    case "cards_dealt":
      return `${say("table_set")} ${by("first", event.first, speaker)}`;
    case "game_ended":
      return ending(event.outcome, speaker);
    case "time_ran_out":
      return say("time_ran_out");
    case "end_triggered":
      return by(`end_triggered.${event.why}`, event.seat, speaker);
    case "card_placed":
      return by(isCapped(event.lines) ? "card_placed.capped" : "card_placed", event.seat, speaker, {
        lines: linesInWords(event.lines),
        points: event.points,
      });
    case "points_taken":
      return by(event.numbers.length ? "points_taken" : "points_taken.none", event.seat, speaker, {
        numbers: event.numbers.join(" + "),
      });
    default:
      return by(event.type, event.seat, speaker, { pile: "pile" in event ? event.pile : "" });
  }
}

export function ending(outcome: Outcome, speaker: Speaker): string {
  return ended(outcome, speaker);
}
