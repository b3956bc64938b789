/** Entre les lignes on the shelf and in the lobby: its picture, its pitch, and the names of what may be agreed. */

import { words } from "../../i18n/words";
import type { OptionValue } from "../../link/schema";
import type { GameCard } from "../shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

const say = words(en, fr);
const PACES = ["off", "relaxed", "normal", "fast", "when_most_are_done"];

export const card: GameCard = {
  Emblem,
  accent: "olive",
  pitch: () => say("pitch"),
  preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
  order: {
    language: ["fr", "en"],
    number: [1, 2, 3, 4, 5, "random"],
    rounds: ["full", "short"],
    authors: ["hidden", "open"],
    drawing_pace: PACES,
    voting_pace: PACES,
  },
  option: (name) => say.find(`option.${name}`) ?? name,
  hint: (name) => say.find(`option.${name}.hint`) ?? "",
  value,
  clocks: {
    drawing_pace: { each: "phase", seconds: 180, last: 180 },
    voting_pace: { each: "phase", seconds: 90, last: 90 },
  },
  playsOn: true,
};

function value(name: string, it: OptionValue): string | null {
  const key = name.endsWith("_pace") ? "pace" : name;
  return say.find(`option.${key}.${String(it)}`);
}
