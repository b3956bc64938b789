/** The coach of WORDZ: what hidden cards are worth, and what a hint means. */

import type { OpenPlace, View } from "../../wire/wordz";
import { coaching, type Saying } from "../coaching";
import type { Speaker } from "../game";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";
import { othersOf } from "./reading";

function worth(view: View, { name }: Speaker): Saying | null {
  const { seat, phase, places, trial } = view;
  const me = seat === null ? undefined : places[seat];
  if (!me) return null;
  if (phase === "compose") return { key: "compose", rule: "WZ-19" };
  if (phase === "vote" && trial) return { key: "vote", n: trial.word.length, rule: "WZ-23" };
  if (phase !== "turn") return null;
  return (view.active === seat && theirs(view, me, name)) || mine(me);
}

/** The word that is worth most to whoever finds it; the first of those that are worth as much. */
function theirs(view: View, me: OpenPlace, name: Speaker["name"]): Saying | null {
  const hidden = (seat: number): number => hiddenIn(view.places[seat]);
  const [best] = othersOf(view).toSorted((one, other) => hidden(other) - hidden(one));
  if (best === undefined || hidden(best) === 0) return null;
  if (me.tokens === 0) return { key: "penniless", rule: "WZ-17" };
  return { key: "theirs", n: hidden(best), given: { name: name(best) }, rule: "WZ-19" };
}

function mine(me: OpenPlace): Saying | null {
  const n = hiddenIn(me);
  return n ? { key: "mine", n, given: { all: me.row.length }, rule: "WZ-21" } : null;
}

function hiddenIn(place: OpenPlace | undefined): number {
  return place?.row.filter(([, letter]) => letter === null).length ?? 0;
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ whom, place, word }, _, { name }) => ({
    name: typeof whom === "number" ? name(whom) : "",
    n: Number(place) + 1,
    word: String(word ?? ""),
  }),
  variant: ({ ballot }) => (typeof ballot === "string" ? ballot : null),
  rules: {
    lay_word: "WZ-04",
    pass_composing: "WZ-04",
    turn_card: "WZ-12",
    propose: "WZ-16",
    end_turn: "WZ-13",
    judge: "WZ-09",
  },
});
