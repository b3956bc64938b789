/** The levels of bots in words; a level that came later shows its own name. */

import { t } from "../i18n";
import type { GameOnShelf } from "../wire/api";

const USUAL = ["novice", "regular", "expert"] as const;

export function levelsOf(game: GameOnShelf | null): readonly string[] {
  return game?.levels?.filter((it) => it !== "random") ?? USUAL;
}

export function levelName(level: string): string {
  return t.find(`room.level.${level}`) ?? level;
}
