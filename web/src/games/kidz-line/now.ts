/** The one sentence: what I can do now, or who is awaited. */

import { words } from "../../i18n/words";
import type { View } from "../../wire/kidz-line";
import type { Now, Speaker } from "../game";
import { moment as en } from "./words.en";
import { moment as fr } from "./words.fr";

const say = words(en, fr);

export function now({ phase, active }: View, speaker: Speaker): Now {
  if (phase === "ready" || phase === "over" || active === null)
    return { text: say(phase === "over" ? "over" : "ready"), isMine: false };
  if (active === speaker.seat) return { text: say(phase), isMine: true, rule: "KI-04" };
  return { text: say(`wait.${phase}`, { name: speaker.name(active) }), isMine: false, rule: "KI-04" };
}
