/** The one sentence: what I can do now, or who is awaited. */

import { words } from "../../i18n/words";
import type { View } from "../../wire/line";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import { payable } from "./reading";
import { moment as en } from "./words.en";
import { moment as fr } from "./words.fr";

const say = words(en, fr);
const RULE = { place: "LL-07", pay: "LL-14", draw: "LL-20" } as const;

export function now(view: View, speaker: Speaker): Now {
  const { phase, active } = view;
  if (phase === "ready" || phase === "over" || active === null)
    return { text: say(phase === "over" ? "over" : "ready"), isMine: false };
  const points = view.due;
  if (active !== speaker.seat) {
    return { text: say(`wait.${phase}`, { name: speaker.name(active), points }), isMine: false, rule: RULE[phase] };
  }
  if (isOffered(view.offers, "exchange")) return { text: say("exchange"), isMine: true, rule: "LL-19" };
  const take = payable(view);
  if (phase === "pay" && take < points)
    return { text: say("pay.short", { points, take }), isMine: true, rule: "LL-22" };
  return { text: say(phase, { points }), isMine: true, rule: RULE[phase] };
}
