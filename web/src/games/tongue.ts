/** At a table with two languages a word stands in both, French first: each person reads their own (EL-G12). */

import { settings } from "../store/settings.svelte";

const EQUALS = " = ";

export function inOwnTongue(word: string): string {
  const [french, english] = word.split(EQUALS);
  return (settings.language === "en" ? english : french) ?? word;
}
