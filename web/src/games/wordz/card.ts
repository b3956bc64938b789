/** Wordz on the shelf and in the lobby. */

import { gameCard } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "saffron", [en, fr], {
  hasLesson: true,
  order: {
    language: ["fr", "en"],
    rounds: [1, 2, 3, 4, 5],
    tokens: ["reset", "carried"],
    words: ["any", "listed_only"],
    shortest: [2, 3, 4],
  },
  reading: (name, n, say) => (name === "shortest" ? say.find("option.shortest.letters", { n: Number(n) }) : null),
  clocks: { pace: { each: "turn", seconds: 60, last: 180 } },
});
