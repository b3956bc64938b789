/** The coach of SOLO-LINE: how far one is.  Its hints are the puzzle's own, which counts them. */

import type { View } from "../../wire/solo-line";
import { coaching, type Saying } from "../coaching";
import { coach as en } from "./coach.en";
import { coach as fr } from "./coach.fr";

function worth({ phase, bench, cards, hints }: View): Saying | null {
  if (phase !== "build") return null;
  const left = cards.length - bench.length;
  if (left === 0) return { key: "all", rule: "SO-05" };
  const given = { laid: bench.length, all: cards.length };
  return {
    key: hints.length ? "left.helped" : "left",
    n: left,
    given: { ...given, hints: hints.length },
    rule: "SO-05",
  };
}

export default coaching<View, typeof en>(en, fr, { worth, gaps: () => ({}), rules: {}, hintsItself: true });
