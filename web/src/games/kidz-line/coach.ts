/** The coach of KIDZ-LINE: what a card is worth, and what a hint means. */

import type { View } from "../../wire/kidz-line";
import { coaching, type Saying } from "../coaching";
import { spotOf } from "../light-line/coached";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

function worth({ seat, phase, places }: View): Saying | null {
  const me = seat === null ? undefined : places[seat];
  return me && phase !== "ready" && phase !== "over" ? { key: "placed", n: me.placed, rule: "KI-08" } : null;
}

export default coaching<View, typeof en>(en, fr, {
  worth,
  gaps: ({ spot }) => ({ at: spotOf(spot).at }),
  variant: ({ spot }) => spotOf(spot).way,
  rules: { turn_up: "KI-04", place: "KI-04", give_up: "KI-06" },
});
