/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Event, Seen } from "../../wire/head-line";
import type { Speaker } from "../game";
import { openly, teller } from "../teller";
import { say as shared } from "../light-line/words";
import { inSeconds } from "./words";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const { say, by, ending, plainly } = teller(en, fr);

export { ending };

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "piles_shown":
    case "piles_made":
      return say("piles_shown");
    case "round_began":
      return say("round_began", { round: event.round, n: event.number });
    case "pace_set":
      return say("pace_set", { s: inSeconds(event.pace_ms) });
    case "pile_returned":
    case "pile_shuffled":
      return say("pile_returned");
    case "second_call":
      return by(event.is_late ? "second_call.late" : "second_call", event.seat, speaker);
    case "cards_marked":
      return by("cards_marked", event.seat, speaker, { n: event.cards.length });
    case "line_joined": {
      const [colour, cells] = event.line;
      return by("line_joined", event.seat, speaker, { colour: shared(`colour.${colour}`), n: cells.length });
    }
    case "number_discarded":
      return by("number_discarded", event.seat, speaker, { n: event.number });
    case "dealing_paused":
    case "dealing_resumed":
    case "seat_agreed":
    case "line_called":
    case "line_failed":
    case "game_ended":
      return plainly(event, speaker);
    // How a round ended was told as it happened; only this is new.
    case "round_ended":
      return event.result.is_set_aside ? say("set_aside", { n: event.result.number }) : null;
    default:
      return null;
  }
}

export const tellOpen = openly(tell);
