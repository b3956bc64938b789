/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import { listed } from "../../i18n/words";
import type { Event, RoundResult, Seen } from "../../wire/entre-les-lignes";
import type { Outcome } from "../../wire/messages";
import type { Speaker } from "../game";
import { openly, teller } from "../teller";
import { ROMAN, spotName } from "./reading";
import { story as en } from "./story.en";
import { story as fr } from "./story.fr";
import { inOwnTongue } from "../tongue";

const { say, by } = teller(en, fr);

export function tell(event: Seen, speaker: Speaker): string | null {
  switch (event.type) {
    // My own paper is under my hand, and my word under its cover: neither is for who reads over my shoulder.
    case "drawing_kept":
    case "described":
    case "went_on":
    // The room tells who comes and goes.
    case "seat_left":
    case "occupied":
      return null;
    default:
      return sentence(event, speaker);
  }
}

export function ending(outcome: Outcome, speaker: Speaker): string {
  const told = winners(outcome, speaker);
  return outcome.why === "too_few" ? `${say("game_ended.too_few")} ${told}` : told;
}

function winners(outcome: Outcome, speaker: Speaker): string {
  const [only, ...others] = outcome.winners;
  if (only === undefined) return say("game_ended.nobody");
  const points = say.count("game_ended.points", outcome.points[only] ?? 0);
  if (others.length > 0) return say("game_ended.shared", { names: listed(outcome.winners.map(speaker.name)), points });
  return by("game_ended", only, speaker, { points }) ?? "";
}

function sentence(event: Seen | Event, speaker: Speaker): string | null {
  const { name } = speaker;
  switch (event.type) {
    case "game_opened":
    case "game_began":
      return say("game_opened", { number: ROMAN[event.number], rounds: event.rounds });
    case "word_dealt":
      return by("word_dealt", event.active, speaker, { round: event.round });
    case "round_dealt": {
      const all = event.words.flatMap((word, seat) =>
        word ? [say("open.word", { who: name(seat), word: inOwnTongue(word) })] : [],
      );
      return say("open.dealt", {
        round: event.round,
        active: name(event.active),
        accomplice: name(event.accomplice),
        words: all.join(say("open.next")),
      });
    }
    case "described":
      return event.text
        ? say("described", { who: name(event.seat), text: event.text })
        : say("described.none", { who: name(event.seat) });
    case "drawings_hung":
      return say("drawings_hung");
    case "drawings_shown":
      return say("open.hung", {
        order: event.order.map((seat, at) => `${"ABCDEFG"[at] ?? ""} ${name(seat)}`).join(", "),
      });
    case "vote_cast":
      return event.vote === "abstain"
        ? by("abstained", event.seat, speaker)
        : by("vote_cast", event.seat, speaker, { vote: event.vote });
    case "objection_raised":
      return by("objection_raised", event.by, speaker, { spot: spotName(event.spot) });
    case "objection_settled":
      return say(`objection_settled.${event.verdict}`, { spot: spotName(event.spot) });
    case "drawing_corrected":
      return say("drawing_corrected", { spot: spotName(event.spot) });
    case "ballot_cast":
      return by(`ballot_cast.${event.ballot}`, event.seat, speaker);
    case "round_revealed":
      return revealed(event.result, speaker);
    case "game_ended":
      return ending(event.outcome, speaker);
    case "recount_wished":
      return by(`recount_wished.${event.wish}`, event.seat, speaker);
    case "rounds_recounted":
      return say("rounds_recounted", { rounds: event.rounds });
    case "vacated":
    case "seat_left":
      return say("vacated", { who: name(event.seat) });
    case "occupied":
      return say("occupied", { who: name(event.seat) });
    case "clock_started":
    case "time_moved":
    case "time_ran_out":
      return say(event.type);
    case "drawing_kept":
    case "handed_in":
    case "taken_back":
    case "vote_laid":
    case "ballot_laid":
    case "went_on":
    case "time_stretched":
      return by(event.type, event.seat, speaker);
  }
}

function revealed(result: RoundResult, { name }: Speaker): string {
  const points = result.scores.flatMap(({ points: n }, seat) => (n > 0 ? [say("points", { who: name(seat), n })] : []));
  const told = say("round_revealed", {
    word: inOwnTongue(result.word),
    active: name(result.active),
    accomplice: name(result.accomplice),
    letter: result.right,
  });
  return `${told} ${points.length ? say("round_revealed.points", { points: points.join(", ") }) : say("round_revealed.none")}`;
}

export const tellOpen = openly(sentence);
