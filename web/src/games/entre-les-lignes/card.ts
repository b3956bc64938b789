/** Entre les lignes on the shelf and in the lobby. */

import { gameCard, PACES } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = gameCard(Emblem, "olive", [en, fr], {
  order: {
    language: ["fr", "en", "both"],
    difficulty: ["all", "easy", "usual", "hard"],
    number: [1, 2, 3, 4, 5, "random"],
    rounds: ["full", "short"],
    authors: ["hidden", "open"],
    drawing_pace: PACES,
    voting_pace: PACES,
  },
  clocks: {
    drawing_pace: { each: "phase", seconds: 180, last: 180 },
    voting_pace: { each: "phase", seconds: 90, last: 90 },
  },
  hasLesson: true,
  hasPacks: true,
  playsOn: true,
});
