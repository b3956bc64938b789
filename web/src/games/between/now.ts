/** The one sentence: what I can do now, or who is awaited and what to do meanwhile. */

import { listed, words } from "../../i18n/words";
import type { JokerAnswered, View } from "../../wire/between";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import type { Choosing } from "./ctrl.svelte";
import { stillIn } from "./reading";
import { moment as en } from "./story.en";
import { moment as fr } from "./story.fr";
import { say as told } from "./words";

const say = words(en, fr);

export function now(view: View, speaker: Speaker, ctrl?: Choosing): Now {
  if (view.phase === "ready") return { text: say("ready"), isMine: false };
  if (view.phase === "over") return { text: say("over"), isMine: false };
  return view.phase === "choose"
    ? choosing(view, speaker)
    : withJoker(playing(view, speaker), ctrl?.joker(view), speaker);
}

/** What the joker of this turn brought comes first; it was whispered, and this sentence is for one's own eyes. */
function withJoker(now: Now, joker: JokerAnswered | null | undefined, speaker: Speaker): Now {
  if (!joker) return now;
  const answer = told(`mine.joker.${joker.is_hidden ? "yes" : "no"}`, {
    whom: speaker.name(joker.whom),
    n: joker.value,
  });
  return { ...now, text: `${answer} ${now.text}` };
}

function choosing(view: View, speaker: Speaker): Now {
  if (isOffered(view.offers, "choose_interval")) return { text: say("choose"), isMine: true, rule: "BT-03" };
  const names = listed(view.places.flatMap((place, seat) => (place.has_chosen ? [] : [speaker.name(seat)])));
  return { text: say(speaker.seat === null ? "choose.watch" : "choose.wait", { names }), isMine: false, rule: "BT-03" };
}

function playing(view: View, speaker: Speaker): Now {
  const { active } = view;
  if (active === null) return { text: say("ready"), isMine: false };
  if (active === speaker.seat) return myTurn(view);
  const name = speaker.name(active);
  if (speaker.seat === null) return { text: say("watch", { name }), isMine: false, rule: "BT-09" };
  if (isOffered(view.offers, "concede")) {
    const last = speaker.name(stillIn(view.places)[0] ?? active);
    return { text: say("concede", { name: last }), isMine: false, rule: "BT-G9" };
  }
  if (view.places[speaker.seat]?.is_out) return { text: say("out", { name }), isMine: false, rule: "BT-18" };
  if (view.has_asked) return { text: say("wait.asked", { name }), isMine: false, rule: "BT-15" };
  const key = view.options.follow_up === "notes" ? "wait.notes" : "wait";
  return { text: say(key, { name }), isMine: false, rule: "BT-09" };
}

function myTurn(view: View): Now {
  const mayAnnounce = isOffered(view.offers, "announce");
  if (isOffered(view.offers, "ask")) {
    const isFree = isOffered(view.offers, "end_turn");
    return { text: say(isFree ? "ask.free" : "ask"), isMine: true, rule: isFree ? "BT-G10" : "BT-09" };
  }
  if (!view.has_asked && mayAnnounce) return { text: say("no_hands"), isMine: true, rule: "BT-G3" };
  return { text: say(mayAnnounce ? "asked" : "asked.done"), isMine: true, rule: "BT-15" };
}
