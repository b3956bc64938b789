/** The one sentence: what I can do now. */

import { words } from "../../i18n/words";
import type { View } from "../../wire/solo-line";
import type { Now, Speaker } from "../game";
import { moment as en } from "./words.en";
import { moment as fr } from "./words.fr";

const say = words(en, fr);

export function now({ phase, options }: View, { seat }: Speaker): Now {
  if (phase !== "build") return { text: say(phase), isMine: false };
  if (seat === null) return { text: say("build.watch"), isMine: false, rule: "SO-03" };
  return { text: say(options.joker ? "build" : "build.expert"), isMine: true, rule: options.joker ? "SO-04" : "SO-G5" };
}
