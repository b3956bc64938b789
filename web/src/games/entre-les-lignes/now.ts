/** The one sentence: what I can do now, or who is awaited. */

import { listed, words } from "../../i18n/words";
import type { View } from "../../wire/entre-les-lignes";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import { awaitedOf, isCorrecting, spotName } from "./reading";
import { moment as en } from "./story.en";
import { moment as fr } from "./story.fr";

const say = words(en, fr);

export function now(view: View, speaker: Speaker): Now {
  switch (view.phase) {
    case "ready":
    case "over":
      return { text: say(view.phase), isMine: false };
    case "draw":
      return isNext(view) ? next(view, speaker) : drawing(view, speaker);
    case "vote":
      if (isNext(view)) return next(view, speaker);
      return view.objection ? judging(view, speaker) : voting(view, speaker);
    case "reveal":
      return looking(view, speaker);
  }
}

const names = (view: View, { name }: Speaker): string => listed(awaitedOf(view).map(name));

/** Somebody who came in while a round was on. */
const isNext = (view: View): boolean => view.seat !== null && view.places[view.seat]?.is_playing === false;

function drawing(view: View, speaker: Speaker): Now {
  if (speaker.seat === null)
    return { text: say("draw.watch", { names: names(view, speaker) }), isMine: false, rule: "EL-15" };
  if (view.places[speaker.seat]?.has_handed_in)
    return { text: say("draw.done", { names: names(view, speaker) }), isMine: false, rule: "EL-19" };
  const { active } = view;
  const text =
    active === speaker.seat || active === null ? say("draw.active") : say("draw", { name: speaker.name(active) });
  return { text, isMine: true, rule: "EL-16" };
}

function next(view: View, speaker: Speaker): Now {
  return {
    text: isCorrecting(view) ? say("correct.wait") : say("next", { names: names(view, speaker) }),
    isMine: false,
    rule: "EL-14",
  };
}

function voting(view: View, speaker: Speaker): Now {
  const { active, own } = view;
  if (own?.is_sent_back) return { text: say("correct"), isMine: true, rule: "EL-17" };
  if (isCorrecting(view)) return { text: say("correct.wait"), isMine: false, rule: "EL-17" };
  const rule = "EL-21";
  if (own && own.vote === null) {
    const text =
      active === speaker.seat || active === null
        ? say("vote.active")
        : say(view.round === 1 ? "vote.first" : "vote", { name: speaker.name(active) });
    return { text, isMine: true, rule };
  }
  return { text: say(own ? "vote.done" : "vote.watch", { names: names(view, speaker) }), isMine: false, rule };
}

function judging(view: View, speaker: Speaker): Now {
  const { objection } = view;
  const [rule, spot] = ["EL-17", spotName(objection?.spot ?? "active")];
  const name = speaker.name(objection?.by ?? 0);
  if (isOffered(view.offers, "judge")) return { text: say("judge", { name, spot }), isMine: true, rule };
  const text =
    objection?.by === speaker.seat
      ? say("judge.mine", { names: names(view, speaker) })
      : say("judge.wait", { spot, names: names(view, speaker) });
  return { text, isMine: false, rule };
}

function looking(view: View, speaker: Speaker): Now {
  const rule = "EL-26";
  if (isOffered(view.offers, "go_on")) return { text: say("reveal"), isMine: true, rule };
  return { text: say("reveal.done", { names: names(view, speaker) }), isMine: false, rule };
}
