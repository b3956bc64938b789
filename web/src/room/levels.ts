/** The levels of bots in words; a level that came later shows its own name. */

import { t } from "../i18n";
import type { GameOnShelf } from "../link/api";

const USUAL = ["novice", "regular", "expert"] as const;

export function levelsOf(game: GameOnShelf | null): readonly string[] {
  return game?.levels?.filter((it) => it !== "random") ?? USUAL;
}

/** The level of a bot that nobody has chosen one for. */
export function usualLevel(game: GameOnShelf | null): string {
  const levels = levelsOf(game);
  return levels.includes("regular") ? "regular" : (levels[0] ?? "");
}

export function levelName(level: string): string {
  return t.find(`room.level.${level}`) ?? level;
}
