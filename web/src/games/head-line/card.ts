/** HEAD-LINE on the shelf and in the lobby. */

import { gameCard } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "olive", [en, fr], {
  hasPatterns: true,
  hasLesson: true,
  isRace: true,
  order: { pace_ms: [1500, 2000, 3000, 5000, 8000, 10_000], times: ["normal", "relaxed", "calm"] },
});
