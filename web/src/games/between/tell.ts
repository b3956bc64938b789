/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import { listed, words } from "../../i18n/words";
import type { Event, Interval, Seen } from "../../wire/between";
import type { Outcome, Seat } from "../../wire/messages";
import type { Speaker } from "../game";
import { openly, scored } from "../teller";
import { story as en } from "./story.en";
import { story as fr } from "./story.fr";

const say = words(en, fr);

export function tell(event: Seen, speaker: Speaker): string | null {
  // Whose turn it is stands in the sentence of the moment, and a note is seen where it is written.
  if (event.type === "note_taken") return null;
  if (event.type === "turn_began" && event.seat !== speaker.seat) return null;
  return sentence(event, speaker);
}

function sentence(event: Seen | Event, speaker: Speaker): string | null {
  switch (event.type) {
    case "hand_dealt": {
      const round = event.round;
      const dealt = event.hand.length
        ? say("dealt.i", { round, hand: listed(event.hand.map(String)) })
        : say("dealt.they", { round });
      return `${dealt} ${first(event.first, speaker)}`;
    }
    case "round_dealt": {
      const hands = event.hands.map((hand, seat) =>
        say("open.hand", { who: speaker.name(seat), hand: hand.join(" ") }),
      );
      return say("open.dealt", {
        round: event.round,
        hands: hands.join(say("open.next")),
        first: first(event.first, speaker),
      });
    }
    case "intervals_turned": {
      const each = event.unfound.map(([seat, [low, high]]) =>
        say("intervals_turned.one", { who: speaker.name(seat), low, high }),
      );
      return say("intervals_turned", { list: listed(each) });
    }
    case "round_ended":
      return scored(say, event.result, speaker);
    case "game_ended":
      return ending(event.outcome, speaker);
    case "clock_started":
    case "time_ran_out":
      return say(event.type);
    default:
      return plain(event, speaker);
  }
}

export function ending(outcome: Outcome, speaker: Speaker): string {
  const [only, ...others] = outcome.winners;
  if (only === undefined) return say("game_ended.nobody");
  if (others.length > 0) return say("game_ended.shared", { names: listed(outcome.winners.map(speaker.name)) });
  const voice = only === speaker.seat ? "i" : "they";
  return say.find(`game_ended.${outcome.why}.${voice}`, { who: speaker.name(only) }) ?? "";
}

function first(seat: Seat, speaker: Speaker): string {
  return seat === speaker.seat ? say("first.i") : say("first.they", { who: speaker.name(seat) });
}

type Plain = Exclude<
  Seen | Event,
  {
    type:
      | "hand_dealt"
      | "round_dealt"
      | "intervals_turned"
      | "round_ended"
      | "game_ended"
      | "clock_started"
      | "time_ran_out";
  }
>;

/** One sentence by the kind of event, what came of it, and whom it concerns. */
function plain(event: Plain, { seat: me, name }: Speaker): string | null {
  const actor = "asker" in event ? event.asker : "by" in event ? event.by : event.seat;
  const target = "whom" in event ? event.whom : "to" in event ? event.to : null;
  const voice = me === null ? "they" : actor === me ? "i" : target === me ? "me" : "they";
  const [low, high]: Interval | [string, string] =
    "interval" in event ? event.interval : "proposal" in event ? event.proposal : ["", ""];
  const given = {
    who: name(actor),
    whom: target === null ? "" : name(target),
    value: "value" in event ? event.value : "",
    low,
    high,
  };
  return say.find([event.type, ...variant(event), voice].join("."), given);
}

function variant(event: Plain): readonly string[] {
  switch (event.type) {
    case "question_answered":
      return [event.answer];
    case "joker_answered":
      return [event.is_hidden ? "yes" : "no"];
    case "interval_chosen":
      return [event.by_lot ? "by_lot" : "own"];
    case "note_taken":
      return [event.mark];
    default:
      return [];
  }
}

export const tellOpen = openly(sentence);
