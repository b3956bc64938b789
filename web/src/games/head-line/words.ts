/** The words of this table, in the person's language. */

import { words } from "../../i18n/words";
import { settings } from "../../store/settings.svelte";
import { table as en } from "./words.en";
import { table as fr } from "./words.fr";

export const say = words(en, fr);

/** « 2,5 ». */
export function inSeconds(milliseconds: number): string {
  return (milliseconds / 1_000).toLocaleString(settings.language);
}
