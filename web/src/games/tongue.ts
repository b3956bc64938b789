/** At a table with two languages a word stands in both, French first: each person reads their own (EL-G12). */

import { settings } from "../store/settings.svelte";

const EQUALS = " = ";

export function inTongue(word: string, language: "fr" | "en"): string {
  const [french, english] = word.split(EQUALS);
  return (language === "en" ? english : french) ?? word;
}

export const inOwnTongue = (word: string): string => inTongue(word, settings.language);

/** In both, French first, where everybody looks at the same: one word for both stands once. */
export const inEachTongue = (word: string): readonly string[] => [...new Set(word.split(EQUALS))];

/** The same beside each other. */
export const inBothTongues = (word: string): string => inEachTongue(word).join(" · ");
