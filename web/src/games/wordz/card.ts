/** Wordz on the shelf and in the lobby: its picture, its pitch, and the names of what may be agreed. */

import { words } from "../../i18n/words";
import type { OptionValue } from "../../link/schema";
import type { GameCard } from "../shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

const say = words(en, fr);

export const card: GameCard = {
  Emblem,
  accent: "saffron",
  pitch: () => say("pitch"),
  preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
  order: {
    language: ["fr", "en"],
    rounds: [1, 2, 3, 4, 5],
    tokens: ["reset", "carried"],
    words: ["any", "listed_only"],
    shortest: [2, 3, 4],
    pace: ["off", "relaxed", "normal", "fast", "when_most_are_done"],
  },
  option: (name) => say.find(`option.${name}`) ?? name,
  value,
  clocks: { pace: { each: "turn", seconds: 60, last: 180 } },
};

function value(name: string, it: OptionValue): string | null {
  if (name === "shortest") return say("option.shortest.letters", { n: Number(it) });
  return say.find(`option.${name}.${String(it)}`);
}
