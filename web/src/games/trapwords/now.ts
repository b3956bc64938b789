/** The one sentence: what I can do now, or who is awaited; with the rule of the phase. */

import { listed, words } from "../../i18n/words";
import type { Call, TurnView, View } from "../../wire/trapwords";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import { against, openClaim, other, roleOf, votersLeft } from "./reading";
import { moment as en } from "./story.en";
import { moment as fr } from "./story.fr";
import { teamName, teamTitle } from "./words";

const say = words(en, fr);

export function now(view: View, speaker: Speaker): Now {
  if (view.turn?.call) return stopped(view, view.turn.call, speaker);
  switch (view.phase) {
    case "ready":
    case "over":
      return { text: say(view.phase), isMine: false };
    case "omen":
      return omen(view);
    case "traps":
      return traps(view, speaker);
    case "clue":
      return view.turn ? clue(view, view.turn, speaker) : { text: say("ready"), isMine: false };
    case "settle":
      return view.turn ? settle(view, view.turn, speaker) : { text: say("ready"), isMine: false };
  }
}

function omen(view: View): Now {
  const rule = "TW-82";
  if (isOffered(view.offers, "agree_effects")) return { text: say("omen"), isMine: true, rule };
  if (view.team === null) return { text: say("omen.watch"), isMine: false, rule };
  return { text: say("omen.wait", { team: teamName(other(view.team)) }), isMine: false, rule };
}

function traps(view: View, { name }: Speaker): Now {
  const { team, sheet } = view;
  const setting = view.teams.findIndex((it) => it.is_setting && !it.is_ready);
  const isAgain = view.teams.some((it) => !it.is_setting);
  if (team === null || !sheet) return { text: say("traps.watch"), isMine: false, rule: "TW-12" };
  const mine = view.teams[team];
  if (!mine?.is_setting) return { text: say("traps.replay", { team: teamTitle(team) }), isMine: false, rule: "TW-G17" };
  if (mine.is_ready)
    return {
      text: say("traps.wait", { team: teamName(setting < 0 ? other(team) : setting) }),
      isMine: false,
      rule: "TW-17",
    };
  if (isOffered(view.offers, "declare_ready")) return { text: say("traps.done"), isMine: true, rule: "TW-17" };
  const chosen = sheet.drafts.filter((it) => it.is_chosen);
  if (chosen.length === sheet.needed) return { text: say("traps.star"), isMine: true, rule: "TW-81" };
  const giver = view.teams[other(team)]?.giver ?? null;
  if (isAgain || giver === null)
    return { text: say("traps", { team: teamName(other(team)) }), isMine: true, rule: "TW-15" };
  return { text: say("traps.more", { name: name(giver), n: sheet.needed }), isMine: true, rule: "TW-15" };
}

/** STOP was said: its team looks for the reason, the others wait. */
function stopped(view: View, call: Call, { seat, name }: Speaker): Now {
  const given = { name: name(call.by) };
  const rule = "TW-62";
  if (!isOffered(view.offers, "stop")) return { text: say("stop.wait", given), isMine: false, rule };
  return { text: call.by === seat ? say("stop.why") : say("stop.why.team", given), isMine: true, rule };
}

function clue(view: View, turn: TurnView, { name }: Speaker): Now {
  const isTyped = view.options.clues === "typed";
  const giver = { name: name(turn.giver) };
  switch (roleOf(view)) {
    case "giver":
      if (!turn.is_open) return { text: say("clue.open"), isMine: true, rule: "TW-28" };
      if (isOffered(view.offers, "begin_clues")) return { text: say("clue.begin"), isMine: true, rule: "TW-29" };
      if (!isTyped) return { text: say("clue.speak"), isMine: true, rule: "TW-30" };
      return isOffered(view.offers, "say")
        ? { text: say("clue.say"), isMine: true, rule: "TW-30" }
        : { text: say("clue.silent"), isMine: false, rule: turn.is_out_of_breath ? "TW-77" : "TW-78" };
    case "guesser":
      if (!turn.is_open) return { text: say("clue.wait_book", giver), isMine: false, rule: "TW-43" };
      return { text: say(isTyped ? "clue.guess" : "clue.guess.aloud"), isMine: true, rule: "TW-43" };
    case "opponent":
      if (!turn.is_open) return { text: say("clue.police.wait", giver), isMine: false, rule: "TW-56" };
      return { text: say(isTyped ? "clue.police" : "clue.police.aloud"), isMine: !isTyped, rule: "TW-56" };
    case "watcher":
      return { text: say("clue.watch", { ...giver, team: teamName(turn.team) }), isMine: false, rule: "TW-30" };
  }
}

function settle(view: View, turn: TurnView, { name }: Speaker): Now {
  const [theirs, setters] = [turn.team, other(turn.team)];
  switch (turn.stage) {
    case "window":
      return isOffered(view.offers, "accept_turn")
        ? { text: say("window"), isMine: true, rule: "TW-62" }
        : { text: say("window.wait", { team: teamName(setters) }), isMine: false, rule: "TW-62" };
    case "reason":
      return isOffered(view.offers, "unsure")
        ? { text: say("reason"), isMine: true, rule: "TW-63" }
        : { text: say("reason.wait", { team: teamTitle(setters) }), isMine: false, rule: "TW-63" };
    case "appeal":
      return isOffered(view.offers, "appeal")
        ? { text: say("appeal"), isMine: true, rule: "TW-47" }
        : { text: say("appeal.wait", { team: teamTitle(theirs) }), isMine: false, rule: "TW-47" };
    case "answer": {
      const claim = openClaim(turn);
      const isGuess = claim?.rule === "TW-47";
      const rule = isGuess ? "TW-47" : "TW-63";
      return isOffered(view.offers, "contest")
        ? { text: say(isGuess ? "answer.right" : "answer"), isMine: true, rule }
        : { text: say("answer.wait", { team: teamTitle(claim ? against(turn, claim) : theirs) }), isMine: false, rule };
    }
    case "vote": {
      if (isOffered(view.offers, "vote")) return { text: say("vote"), isMine: true, rule: "TW-G13" };
      const claim = openClaim(turn);
      const names = listed((claim ? votersLeft(view, claim) : []).map(name));
      return { text: say("vote.wait", { names }), isMine: false, rule: "TW-G13" };
    }
    default: {
      if (isOffered(view.offers, "agree_replay")) return { text: say("replay"), isMine: true, rule: "TW-G7" };
      const silent = turn.replay.findIndex((it) => it === null);
      return { text: say("replay.wait", { team: teamName(Math.max(silent, 0)) }), isMine: false, rule: "TW-G7" };
    }
  }
}
