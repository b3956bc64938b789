/** The coach of Entre les lignes: what votes are worth, and what a hint means.  Nobody can draw for another. */

import type { View } from "../../wire/entre-les-lignes";
import { coaching, type Saying } from "../coaching";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

function worth(view: View): Saying | null {
  const { seat, phase, places } = view;
  if (seat === null || !places[seat]?.is_playing) return null;
  // Everybody but the two.
  const others = places.filter((it) => it.is_playing).length - 2;
  if (phase === "draw") return { key: "draw", n: others, rule: "EL-30" };
  if (phase !== "vote") return null;
  return view.active === seat ? { key: "vote.active", n: others, rule: "EL-26" } : { key: "vote", rule: "EL-28" };
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ letter }, { active }, { name }) => ({ letter: String(letter), name: active === null ? "" : name(active) }),
  variant: ({ ballot }) => (typeof ballot === "string" ? ballot : null),
  rules: { cast_vote: "EL-21", judge: "EL-17", go_on: "EL-33", recount: "EL-08", abstain: "EL-21" },
  silence: ({ phase, objection }) => (phase === "draw" && !objection ? "hand" : null),
});
