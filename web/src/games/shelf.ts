/** The games by key, as the first screen and the lobby know them; what is played is in tables.ts. */

import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { faceCard, type GameCard } from "./card";

export type { Clock, GameCard } from "./card";

const cards = import.meta.glob<{ card: GameCard }>("./*/card.ts", { eager: true });
const faces = new WeakMap<GameOnShelf, GameCard>();

export function cardOf(key: string): GameCard | null {
  const game = games.of(key);
  return cards[`./${key}/card.ts`]?.card ?? (game && faceOf(game));
}

/** Made once for each game of a shelf. */
function faceOf(game: GameOnShelf): GameCard {
  const card = faces.get(game) ?? faceCard(game);
  faces.set(game, card);
  return card;
}

/** Whether there is a one-minute lesson. */
export function hasLesson(key: string): boolean {
  return cardOf(key)?.hasLesson ?? false;
}
