/** Which deals of the day there are. */

import type { GameOnShelf } from "../../link/api";
import { questions } from "../../link/schema";

/** By its name everybody finds it: the day, the edition, and the language where the game has words. */
export function dailyName(game: GameOnShelf, day: string, language: string): string {
  const speaks = questions(game.options).some((it) => it.name === "language");
  return [day, game.edition, ...(speaks ? [language] : [])].join(".");
}

export function dailyGames(all: readonly GameOnShelf[]): readonly GameOnShelf[] {
  return all.filter((it) => it.edition != null);
}
