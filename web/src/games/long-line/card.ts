/** LONG-LINE on the shelf and in the lobby. */

import { gameCard } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "olive", [en, fr], {
  hasPatterns: true,
  hasLesson: true,
  isRace: true,
  order: { rounds: [1, 3, 6], displays: ["open", "hidden"], pace: ["off", "relaxed", "normal", "fast"] },
  clocks: { pace: { each: "round", seconds: 180 } },
});
