/** SOLO-LINE on the shelf and in the lobby. */

import { gameCard } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "olive", [en, fr], {
  hasPatterns: true,
  hasLesson: true,
  order: { cards: Array.from({ length: 16 }, (_, more) => 5 + more) },
  unasked: ["day"],
});
