/** Each event as a sentence, for the log and the screen reader; and as it truly was, for the replay. */

import { listed } from "../../i18n/words";
import type { Outcome } from "../../wire/messages";
import type { Claim, Event, GameEnded, Mark, SaidWord, Seen, View } from "../../wire/trapwords";
import type { Speaker } from "../game";
import { openly, teller } from "../teller";
import { strongest, winnersOf } from "./reading";
import { story as en } from "./story.en";
import { story as fr } from "./story.fr";
import { card, teamName, teamTitle, wishText } from "./words";

const { say, by } = teller(en, fr);

export function tell(event: Seen, speaker: Speaker): string | null {
  // What the eye sees move, and what somebody else only thinks about, is not worth a line.
  if (event.type === "words_lapsed" || event.type === "glass_turned") return null;
  return sentence(event, speaker);
}

export function ending(outcome: Outcome, speaker?: Speaker, view?: View): string {
  if (outcome.winners.length === 0) return say("game_ended.monster");
  if (outcome.winners.length === outcome.points.length) return say("game_ended.both");
  // Who is in which team is not told by an outcome.
  if (view) return say("game_ended.team", { team: teamTitle(winnersOf(view)[0] ?? 0) });
  return say("game_ended.one", { names: listed(outcome.winners.map((it) => speaker?.name(it) ?? String(it + 1))) });
}

function sentence(event: Seen | Event, speaker: Speaker): string | null {
  const { name } = speaker;
  switch (event.type) {
    case "dungeon_laid":
      return say("dungeon_laid", { monster: card(event.monster) });
    case "curse_revealed":
      return say("curse_revealed", { curse: card(event.curse), text: card(`${event.curse}.text`) });
    case "curse_discarded":
    case "curse_pushed":
    case "monster_moved":
    case "breath_drawn":
    case "breath_ended":
    case "glass_turned":
      return say(event.type);
    case "words_lapsed":
      return null;
    case "team_moved":
      // Older logs do not tell the number.
      return say(event.number ? "team_moved" : "team_moved.on", { team: teamTitle(event.team), n: event.number });
    case "round_began": {
      const [red, blue] = event.givers.map(name) as [string, string];
      return say("round_began", { round: event.round, red, blue, first: teamTitle(event.first) });
    }
    case "effects_agreed":
    case "torch_taken":
      return by(event.type, event.by, speaker, { team: teamName(event.team) });
    case "torch_handed":
      return by("torch_handed", event.by, speaker, { team: teamName(event.team), to: name(event.to) });
    case "wish_made":
      return by("wish_made", event.wish.by, speaker, {
        team: teamName(event.wish.team),
        what: wishText(event.wish.what),
      });
    case "wish_agreed":
    case "wish_declined":
      return by(event.type, event.by, speaker);
    case "table_changed":
      return say("table_changed");
    case "stop_called":
      return by("stop_called", event.call.by, speaker);
    case "stop_voided":
      return event.by === null ? say("stop_voided.late") : by("stop_voided", event.by, speaker);
    case "reason_given":
      return by("reason_given", event.by, speaker, { what: faultOf(event) });
    case "sheets_opened":
      return event.secret === null ? say("sheets_opened") : say("sheets_opened.secret", { secret: event.secret });
    case "words_drawn":
      return event.drawn.map((it) => say("open.drawn", { team: teamTitle(it.team), word: it.word })).join(" ");
    case "trap_proposed":
    case "trap_edited":
      return by(event.type, event.by, speaker, { word: event.word });
    case "trap_dropped":
    case "trap_starred":
    case "turn_accepted":
    case "claim_conceded":
      return by(event.type, event.by, speaker);
    case "trap_chosen":
      return by(event.is_chosen ? "trap_chosen" : "trap_unchosen", event.by, speaker);
    case "team_told":
      return by("team_told", event.by, speaker, { text: event.text });
    case "sheet_ready":
    case "sheet_reopened":
      return say(event.type, { team: teamTitle(event.team) });
    case "turn_began":
      return by("turn_began", event.giver, speaker, { team: teamName(event.team) });
    case "book_opened":
      return say("book_opened.they", { who: name(event.seat) });
    case "book_read":
      return say("book_read.i", { secret: event.secret });
    case "word_said":
      return said(event.said);
    case "guess_made":
      if (!event.text) return say(event.is_right ? "guess_noted.right" : "guess_noted.wrong");
      return by(event.is_right ? "guess_right" : "guess_wrong", event.by, speaker, { text: event.text });
    case "aside_heard":
      if (!event.meant.length) return by("aside_talk", event.by, speaker, { text: event.text });
      return by("aside_slip", event.by, speaker, { text: event.text, words: event.meant.join(", ") });
    case "clue_stopped":
    case "claim_noted":
      return claimed(event.type, event.claim, speaker);
    case "turn_closed":
      return say("turn_closed", { secret: event.secret });
    case "claim_contested":
      return by(`claim_contested.${event.why}`, event.by, speaker);
    case "ballot_cast":
      return by(`ballot_cast.${event.ballot}`, event.seat, speaker);
    case "claim_settled":
      return say(`claim_settled.${event.verdict}`);
    case "replay_answered":
      return say(event.agrees ? "replay_answered.yes" : "replay_answered.no", { team: teamTitle(event.team) });
    case "turn_ended":
      return say.find(`turn_ended.${event.result.end}`, {
        team: teamTitle(event.result.team),
        secret: event.result.secret,
      });
    case "time_stretched":
      return by("time_stretched", event.seat, speaker);
    case "round_ended":
      return say("round_ended", { round: event.result.round });
    case "game_ended":
      return won(event) ?? ending(event.outcome, speaker);
  }
}

/** Which team it was; older logs do not tell, an outcome names seats only. */
function won({ winners = [] }: Partial<Pick<GameEnded, "winners">>): string | null {
  const [team, second] = winners;
  return team === undefined || second !== undefined ? null : say("game_ended.team", { team: teamTitle(team) });
}

function said({ word, marks }: SaidWord): string {
  const mark = strongest(marks);
  if (!mark) return say("word_said", { word });
  return say(mark.is_certain ? "word_said.certain" : "word_said.possible", { word, what: whatOf(mark) });
}

function whatOf({ rule, trap }: Mark): string {
  return trap ? say("what.number", { n: trap }) : card(rule).toLowerCase();
}

function claimed(key: "clue_stopped" | "claim_noted", claim: Claim, speaker: Speaker): string | null {
  if (claim.rule === "TW-47" && claim.by !== null) return by("guess_claimed", claim.by, speaker);
  if (claim.rule === null && claim.by !== null) return by("doubt_noted", claim.by, speaker);
  const what = faultOf(claim);
  return claim.by === null ? say("clue_stopped.referee", { what }) : by(key, claim.by, speaker, { what });
}

function faultOf({ rule, trap_word }: Pick<Claim, "rule" | "trap_word">): string {
  if (trap_word) return say("what.trap", { trap: trap_word });
  return rule === null ? "" : card(rule).toLowerCase();
}

export const tellOpen = openly(sentence);
