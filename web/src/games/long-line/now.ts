/** The one sentence: what I can do now, or who is awaited. */

import { listed, words } from "../../i18n/words";
import type { View } from "../../wire/long-line";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import { moment as en } from "./words.en";
import { moment as fr } from "./words.fr";

const say = words(en, fr);

export function now(view: View, speaker: Speaker): Now {
  switch (view.phase) {
    case "ready":
      return { text: say("ready"), isMine: false };
    case "ready_check":
      return gathering(view, speaker);
    case "race":
      return racing(view, speaker);
    default:
      return { text: say("over"), isMine: false };
  }
}

function gathering(view: View, speaker: Speaker): Now {
  if (isOffered(view.offers, "turn_up")) return { text: say("ready_check"), isMine: true, rule: "LO-05" };
  const names = listed(view.places.flatMap((place, seat) => (place.is_ready ? [] : [speaker.name(seat)])));
  return { text: say("ready_check.wait", { names }), isMine: false, rule: "LO-05" };
}

function racing(view: View, { seat }: Speaker): Now {
  if (seat === null) return { text: say("race.watch"), isMine: false, rule: "LO-06" };
  const call = view.calls.find(([caller]) => caller === seat);
  if (call) return { text: say("race.wait", { n: call[1] }), isMine: false, rule: "LO-08" };
  if (view.places[seat]?.has_stopped) return { text: say("race.stopped"), isMine: false, rule: "LO-13" };
  const hasLine = (view.own?.longest?.[1].length ?? 0) > 1;
  const isBlocked = hasLine && !isOffered(view.offers, "call");
  if (isBlocked) return { text: say("race.none"), isMine: true, rule: "LO-10" };
  const numbers = listed(view.calls.map(([, number]) => String(number)));
  return numbers
    ? { text: say("race.taken", { numbers }), isMine: true, rule: "LO-10" }
    : { text: say("race"), isMine: true, rule: "LO-06" };
}
