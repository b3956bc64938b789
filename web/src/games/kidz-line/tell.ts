/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Event, Seen } from "../../wire/kidz-line";
import type { Speaker } from "../game";
import { openly } from "../teller";
import { linesInWords } from "../light-line/describe";
import { layingTeller } from "../light-line/tell";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const { by, ending, plainly } = layingTeller(en, fr);

export { ending };

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "card_placed":
      return by("card_placed", event.seat, speaker, { lines: linesInWords(event.lines) });
    default:
      return plainly(event, speaker);
  }
}

export const tellOpen = openly(tell);
