/** The one sentence: what I can do now, or who is awaited. */

import { words } from "../../i18n/words";
import type { View } from "../../wire/head-line";
import type { Now, Speaker } from "../game";
import { isOffered } from "../offers";
import { moment as en } from "./words.en";
import { moment as fr } from "./words.fr";

const say = words(en, fr);
const RULE = { claim: "HE-09", mark: "HE-09", join: "HE-10", discard: "HE-12" } as const;

export function now(view: View, speaker: Speaker): Now {
  const n = view.number ?? 0;
  switch (view.phase) {
    case "ready":
    case "over":
      return { text: say(view.phase), isMine: false };
    case "dealing":
      return { text: say(view.is_paused ? "dealing.paused" : "dealing", { n }), isMine: false, rule: "HE-05" };
    case "result": {
      const isMine = isOffered(view.offers, "start_round");
      return { text: say(isMine ? "result.i" : "result"), isMine, rule: "HE-15" };
    }
    default: {
      const isMine = view.caller === speaker.seat && speaker.seat !== null;
      const name = speaker.name(view.caller ?? 0);
      const key = isMine
        ? view.phase === "claim"
          ? "claim.i"
          : view.phase
        : view.phase === "claim"
          ? "claim"
          : (`${view.phase}.wait` as const);
      return { text: say(key, { n, name }), isMine: isMine && view.phase !== "claim", rule: RULE[view.phase] };
    }
  }
}
