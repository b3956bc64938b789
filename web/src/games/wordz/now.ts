/** The one sentence: what I can do now, or who is awaited and what to do meanwhile. */

import { listed, words } from "../../i18n/words";
import type { View } from "../../wire/wordz";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import type { Wording } from "./ctrl.svelte";
import { composingOf, votingOf } from "./reading";
import { moment as en } from "./story.en";
import { moment as fr } from "./story.fr";
import { tongue } from "./words";

const say = words(en, fr);

export function now(view: View, speaker: Speaker, ctrl?: Wording): Now {
  const told = moment(view, speaker, ctrl);
  const whose = ctrl?.isOpen ? ctrl.staged?.whom : undefined;
  if (whose === undefined) return told;
  // A vote may be cast before the word is spelled, but its question would tell what is being spelled.
  if (told.isMine && view.phase !== "vote") return told;
  return { ...told, text: whose === speaker.seat ? say("eyes.mine") : say("eyes", { name: speaker.name(whose) }) };
}

function moment(view: View, speaker: Speaker, ctrl?: Wording): Now {
  switch (view.phase) {
    case "ready":
    case "over":
      return { text: say(view.phase), isMine: false };
    case "compose":
      return composing(view, speaker, ctrl);
    case "vote":
      return voting(view, speaker);
    case "turn":
      return playing(view, speaker);
  }
}

function composing(view: View, speaker: Speaker, ctrl?: Wording): Now {
  const last = ctrl?.unread(view);
  if (last && speaker.seat !== null) return { text: say("round.over", { n: last.round }), isMine: true, rule: "WZ-28" };
  if (isOffered(view.offers, "pass_composing")) return { text: say("compose"), isMine: true, rule: "WZ-04" };
  const names = listed(composingOf(view).map(speaker.name));
  return {
    text: say(speaker.seat === null ? "compose.watch" : "compose.wait", { names }),
    isMine: false,
    rule: "WZ-04",
  };
}

function playing(view: View, speaker: Speaker): Now {
  const { active } = view;
  if (active === null) return { text: say("ready"), isMine: false };
  if (active === speaker.seat) return myTurn(view);
  const name = speaker.name(active);
  if (speaker.seat === null) return { text: say("watch", { name }), isMine: false, rule: "WZ-12" };
  if (view.places[speaker.seat]?.is_out) return { text: say("wait.out", { name }), isMine: false, rule: "WZ-24" };
  return view.has_turned
    ? { text: say("wait.turned", { name }), isMine: false, rule: "WZ-13" }
    : { text: say("wait", { name }), isMine: false, rule: "WZ-12" };
}

function myTurn(view: View): Now {
  const [mayTurn, mayPropose] = [isOffered(view.offers, "turn_card"), isOffered(view.offers, "propose")];
  if (!mayTurn) return { text: say("turn.after"), isMine: true, rule: "WZ-16" };
  if (mayPropose) return { text: say("turn"), isMine: true, rule: "WZ-14" };
  if (view.has_proposed) return { text: say("turn.owed"), isMine: true, rule: "WZ-12" };
  const isPoor = view.seat !== null && view.places[view.seat]?.tokens === 0;
  return { text: say(isPoor ? "turn.poor" : "turn.only"), isMine: true, rule: isPoor ? "WZ-17" : "WZ-12" };
}

function voting(view: View, speaker: Speaker): Now {
  const rule = "WZ-G10";
  if (isOffered(view.offers, "judge"))
    return { text: say("vote", { word: view.trial?.word ?? "", tongue: tongue(view) }), isMine: true, rule };
  const names = listed(votingOf(view).map(speaker.name));
  const key = speaker.seat === null ? "vote.watch" : view.trial?.whom === speaker.seat ? "vote.mine" : "vote.done";
  return { text: say(key, { names }), isMine: false, rule };
}
