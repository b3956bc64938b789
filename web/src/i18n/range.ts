/** « 2 à 4 » and « 2 à 4 joueurs », from a list of what is possible or its two ends. */

import { t } from ".";

export function players(seats: readonly number[]): string {
  return Math.max(...seats) === 1 ? t("game.players.alone") : t("game.players", { range: range(seats) });
}

export function range(numbers: readonly number[]): string {
  const from = Math.min(...numbers);
  const to = Math.max(...numbers);
  return from === to ? String(from) : t("game.range", { from, to });
}
