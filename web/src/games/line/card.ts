/** LINE on the shelf and in the lobby. */

import { modeCard } from "../light-line/shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

export const card = modeCard(Emblem, en, fr, {
  order: { help: ["none", "fits", "points"] },
  clocks: { pace: { each: "turn", seconds: 90 } },
});
