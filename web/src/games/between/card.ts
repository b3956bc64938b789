/** Between on the shelf and in the lobby: its picture, its pitch, and the names of what may be agreed. */

import { words } from "../../i18n/words";
import type { GameCard } from "../shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";

const say = words(en, fr);

export const card: GameCard = {
  Emblem,
  accent: "indigo",
  pitch: () => say("pitch"),
  preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
  order: {
    length: ["to_five", "express"],
    follow_up: ["board", "notes"],
    joker: ["per_game", "per_round"],
    pace: ["off", "relaxed", "normal", "fast", "when_most_are_done"],
  },
  option: (name) => say.find(`option.${name}`) ?? name,
  ask: (name) => say.find(`option.${name}.ask`),
  value: (name, value) => say.find(`option.${name}.${String(value)}`),
  clocks: { pace: { each: "turn", seconds: 60, last: 90 } },
};
