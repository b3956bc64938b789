/** Between on the shelf and in the lobby. */

import { gameCard } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "indigo", [en, fr], {
  order: { length: ["to_five", "express"], follow_up: ["board", "notes"], joker: ["per_game", "per_round"] },
  clocks: { pace: { each: "turn", seconds: 60, last: 90 } },
  hasLesson: true,
});
