/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Event, Seen } from "../../wire/line";
import type { Speaker } from "../game";
import { openly } from "../teller";
import { linesInWords } from "../light-line/describe";
import { layingTeller } from "../light-line/tell";
import { isCapped } from "./reading";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const { by, ending, plainly } = layingTeller(en, fr);

export { ending };

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
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
      return plainly(event, speaker, { pile: "pile" in event ? event.pile : "" });
  }
}

export const tellOpen = openly(tell);
