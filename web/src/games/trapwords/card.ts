/** Trapwords on the shelf and in the lobby: with its teams. */

import { gameCard, PACES } from "../card";
import { card as en } from "./card.en";
import { card as fr } from "./card.fr";
import Emblem from "./Emblem.svelte";
import TeamMark from "./parts/TeamMark.svelte";

const IN_SECONDS = ["glass", "notice", "reason"];

export const card = gameCard(Emblem, "madder", [en, fr], {
  hasLesson: true,
  hasPacks: true,
  order: {
    language: ["fr", "en"],
    difficulty: ["all", "easy", "usual", "hard"],
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
    trap_pace: PACES,
  },
  reading: (name, value, say) => {
    if (IN_SECONDS.includes(name)) return say.find("option.seconds", { n: Number(value) });
    return name === "own_rooms" && value === "" ? say("option.own_rooms.none") : null;
  },
  clocks: { trap_pace: { each: "phase", seconds: 180, last: 180 } },
  teams: (say) => ({ of: (seat) => seat % 2, name: (team) => say(`team.${team}`), Mark: TeamMark }),
});
