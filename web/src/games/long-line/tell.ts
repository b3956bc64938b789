/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Event, RoundResult, Seen } from "../../wire/long-line";
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
      const ended = say("round_ended", { round: event.result.round, points: points.join(", ") });
      // That time was up is told already.
      return event.result.why === "time_up" ? ended : `${why(event.result, speaker)} ${ended}`;
    }
    default:
      return plainly(event, speaker);
  }
}

/** Why a round was over (LO-11, LO-G7). */
export function why({ why, scores }: RoundResult, speaker: Speaker): string {
  if (why !== "all_but_one_called") return say(`why.${why}`);
  const last = scores.findIndex((it) => it.called === null);
  return by("why.all_but_one_called", last, speaker) ?? "";
}

export const tellOpen = openly(tell);
