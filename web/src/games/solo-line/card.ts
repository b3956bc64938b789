/** SOLO-LINE on the shelf and in the lobby. */

import { modeCard } from "../light-line/shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import { dayOf } from "./day";
import Emblem from "./Emblem.svelte";

export const card = modeCard(Emblem, en, fr, {
  order: { cards: Array.from({ length: 16 }, (_, more) => 5 + more) },
  unasked: ["day"],
  presets: () => [{ key: "daily", options: { day: dayOf(new Date()) } }],
});
