/** « 2 à 4 », from a list of what is possible or its two ends. */

import { t } from ".";

export function range(numbers: readonly number[]): string {
  const from = Math.min(...numbers);
  const to = Math.max(...numbers);
  return from === to ? String(from) : t("game.range", { from, to });
}
