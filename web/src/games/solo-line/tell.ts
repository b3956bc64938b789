/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import type { Outcome } from "../../wire/messages";
import type { Event, Seen, View } from "../../wire/solo-line";
import type { Speaker } from "../game";
import { openly, teller } from "../teller";
import { say as shared } from "../light-line/words";
import { story as en } from "./words.en";
import { story as fr } from "./words.fr";

const { say, ending: ended } = teller(en, fr);

export function tell(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "hand_dealt":
    case "puzzle_dealt":
      return say("hand_dealt", { n: event.cards.length });
    case "hint_given":
      return say("hint_given");
    case "given_up":
      return say(event.solution.length ? "given_up" : "given_up.none");
    case "line_joined":
      return say("line_joined", { colour: shared(`colour.${event.line[0]}`) });
    case "game_ended":
      return ending(event.outcome, speaker);
    default:
      return null;
  }
}

export function ending(outcome: Outcome, speaker: Speaker, view?: View): string {
  if (outcome.winners.length === 0 && view && !view.revealed.length)
    return say(view.is_hopeless ? "hopeless" : "not_found");
  const told = ended(outcome, speaker);
  const hints = outcome.winners.length ? (view?.hints.length ?? 0) : 0;
  return hints ? `${told} ${say.count("hinted", hints)}` : told;
}

export const tellOpen = openly(tell);
