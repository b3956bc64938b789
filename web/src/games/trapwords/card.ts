/** Trapwords on the shelf and in the lobby: its picture, its pitch, its teams, and the names of what may be agreed. */

import { words } from "../../i18n/words";
import type { OptionValue } from "../../link/schema";
import type { GameCard } from "../shelf";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";
import TeamMark from "./parts/TeamMark.svelte";

const say = words(en, fr);

export const card: GameCard = {
  Emblem,
  accent: "madder",
  pitch: () => say("pitch"),
  preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
  order: {
    language: ["fr", "en"],
    words: ["fantasy", "contemporary"],
    rooms: ["3-4-5-6-7", "2-4-6-8-10"],
    curses: ["off", "two", "four"],
    monsters: ["normal", "harder"],
    rounds: [4, 6, 8],
    glass: [20, 30, 40, 60, 90, 120],
    start: ["after_reading", "at_once", "with_first_clue"],
    clues: ["typed", "aloud"],
    referee: ["private", "strict"],
    advice: ["all", "basics"],
    notice: [3, 5, 10, 30],
    reason: [15, 30, 60, 120],
    stretch: ["agreed", "never"],
    tied: ["lenient", "dictionary"],
    trap_pace: ["off", "relaxed", "normal", "fast", "when_most_are_done"],
  },
  option: (name) => say.find(`option.${name}`) ?? name,
  hint: (name) => say.find(`option.${name}.hint`) ?? "",
  value,
  clocks: { trap_pace: { each: "phase", seconds: 180, last: 180 } },
  teams: { of: (seat) => seat % 2, name: (team) => say(team === 0 ? "team.0" : "team.1"), Mark: TeamMark },
};

function value(name: string, it: OptionValue): string | null {
  if (name === "glass" || name === "notice" || name === "reason") return say("option.seconds", { n: Number(it) });
  if (name === "own_rooms" && it === "") return say("option.own_rooms.none");
  return say.find(`option.${name}.${String(it)}`);
}
