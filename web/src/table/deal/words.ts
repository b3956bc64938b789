/** The words for deals that others play, too, in the person's language. */

import { t } from "../../i18n";
import { clockTime, dayInWords } from "../../i18n/when";
import { words } from "../../i18n/words";
import type { Figures } from "../../store/told";
import { deal as en } from "./words.en";
import { deal as fr } from "./words.fr";

export const say = words(en, fr);

/** « gagné · 5 points · 3:07 »; alone with one's cards, nobody is beaten and points say nothing. */
export function figured({ won, points, took, hints }: Figures, isAlone: boolean): string {
  const end = isAlone ? say(won ? "solved" : "unsolved") : say(won ? "won" : "lost");
  const counted = isAlone ? [] : [t.count("play.points", points)];
  const helped = hints ? [say.count("hints", hints)] : [];
  return [end, ...counted, ...helped, clockTime(took * 1_000)].join(" · ");
}

export function titled(title: string, day: string): string {
  return day ? say("title.day", { title, day: dayInWords(day) }) : say("title.same", { title });
}

/** What goes with the link. */
export function message(title: string, day: string, figures: Figures, isAlone: boolean): string {
  const told = { title, figures: figured(figures, isAlone) };
  return day ? say("message.day", { ...told, day: dayInWords(day) }) : say("message", told);
}
