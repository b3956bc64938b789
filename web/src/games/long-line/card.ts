/** LONG-LINE on the shelf and in the lobby. */

import { modeCard } from "../light-line/shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = modeCard(Emblem, en, fr, {
  order: { rounds: [1, 3, 6], displays: ["open", "hidden"], pace: ["off", "relaxed", "normal", "fast"] },
  clocks: { pace: { each: "round", seconds: 180 } },
});
