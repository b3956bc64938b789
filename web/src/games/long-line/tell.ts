/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Event, Seen } from "../../wire/long-line";
import type { Speaker } from "../game";
import { openly, teller } from "../teller";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const { say, by, ending, plainly } = teller(en, fr);

export { ending };

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "round_began":
    case "round_dealt":
      return say("round_began", { round: event.round });
    case "hand_turned_up":
    case "signal_given":
      return say("hand_turned_up");
    // What is built is seen; a sentence for every card would drown the calls.
    case "card_laid":
    case "card_taken_back":
    case "bench_cleared":
      return null;
    case "line_called":
      return by("line_called", event.seat, speaker, { n: event.number });
    case "round_ended": {
      const points = event.result.scores.map((score, seat) =>
        say("points", { who: speaker.name(seat), n: score.points }),
      );
      return say("round_ended", { round: event.result.round, points: points.join(", ") });
    }
    default:
      return plainly(event, speaker);
  }
}

export const tellOpen = openly(tell);
