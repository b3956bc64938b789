/** What may be agreed, in words: the same for the form, the list in the lobby and the test that walks them all. */

import type { GameCard } from "../games/card";
import { t } from "../i18n";
import type { OptionValue, Question } from "../link/schema";

/** Who sits where, by name; an empty name is a free seat. */
export type Sitters = readonly string[];

/** How a question is put, to whoever may answer it. */
export function askOption(card: GameCard | null, name: string): string {
  return card?.ask?.(name) ?? optionLabel(card, name);
}

export function optionLabel(card: GameCard | null, name: string): string {
  return card?.option(name) ?? name;
}

export function valueLabel(
  card: GameCard | null,
  question: Question,
  value: OptionValue,
  sitters: Sitters = [],
): string {
  const word = card?.value(question.name, value) ?? null;
  if (question.kind === "seat" && typeof value === "number")
    return sitters[value] || t("option.seat", { n: value + 1 });
  const time = clockTime(card, question.name, value);
  if (word !== null) return time ? `${word} · ${time}` : word;
  if (typeof value === "boolean") return t(value ? "option.on" : "option.off");
  return value === "" ? t("option.none") : String(value);
}

/** The values to choose from, in the order in which people like to read them. */
export function valuesOf(card: GameCard | null, question: Question, seats: number): readonly OptionValue[] {
  if (question.kind === "switch" || question.kind === "text") return [];
  const liked = card?.order[question.name] ?? [];
  if (question.kind === "number") return liked;
  const rest = question.values.filter((it) => !liked.includes(it));
  const places = question.kind === "seat" ? Array.from({ length: seats }, (_, seat) => seat) : [];
  return [...liked.filter((it) => question.values.includes(it)), ...rest, ...places];
}

/** How much of its normal time each pace gives, as the table's own clock does. */
const SHARE: Readonly<Record<string, number>> = { relaxed: 2, normal: 1, fast: 0.5 };
const LAST_CALL = 0.5;

function clockTime(card: GameCard | null, name: string, value: OptionValue): string {
  const clock = card?.clocks?.[name];
  const share = SHARE[String(value)];
  if (!clock) return "";
  if (share) return t(`clock.${clock.each}`, { time: spelled(clock.seconds * share) });
  const isLastCall = value === "when_most_are_done" && clock.last != null;
  return isLastCall ? t("clock.last", { time: spelled((clock.last ?? 0) * LAST_CALL) }) : "";
}

/** « 45 s », « 2 min », « 1 min 30 » */
function spelled(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return t("clock.seconds", { n: rest });
  return rest === 0 ? t("clock.minutes", { n: minutes }) : t("clock.both", { n: minutes, s: rest });
}
