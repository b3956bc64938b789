/** The levels of bots in words; a level that came later, or with a package, has its own. */

import { cardOf } from "../games/shelf";
import { t } from "../i18n";
import type { GameOnShelf } from "../link/api";

const USUAL = ["novice", "regular", "expert"] as const;

/** As the server names them; one that plays at random is company only where there is no better. */
export function levelsOf(game: GameOnShelf | null): readonly string[] {
  const better = game?.levels?.filter((it) => it !== "random") ?? USUAL;
  return better.length > 0 ? better : ["random"];
}

/** The level of a bot that nobody has chosen one for. */
export function usualLevel(game: GameOnShelf | null): string {
  const levels = levelsOf(game);
  return levels.includes("regular") ? "regular" : (levels[0] ?? "random");
}

/** `package:level` where two packages call theirs the same. */
export function levelName(level: string, game: string): string {
  const [name = level, from] = level.split(":", 2).reverse();
  const word = cardOf(game)?.level?.(name) ?? t.find(`room.level.${name}`) ?? name;
  return from ? `${word} (${from})` : word;
}

/** How a bot of this level plays, in one sentence of its game; nothing of one that another package brings. */
export function levelText(level: string, game: string): string {
  return cardOf(game)?.level?.(`${level}.text`) ?? "";
}
