/** Which games suit those who are here: how many they are, how long they have, which words they read. */

import type { GameOnShelf } from "../link/api";
import { questions } from "../link/schema";
import type { Wish } from "../store/settings.svelte";

/** The last number stands for all above it. */
export const MANY = 7;
export const PEOPLE: readonly number[] = [1, 2, 3, 4, 5, 6, MANY];
/** Instead of a language: those who share none play without words. */
export const NO_WORDS = "none";
const MINUTES: readonly number[] = [15, 30, 45, 60, 90];

export function suits(game: GameOnShelf, { people, minutes, words }: Wish): boolean {
  const { seats, minutes: lasts } = game.about;
  const languages = languagesOf(game);
  return (
    (people === null || seats.some((n) => n === people || (people === MANY && n > MANY))) &&
    (minutes === null || Math.max(...lasts) <= minutes) &&
    (words === null || languages.length === 0 || languages.includes(words))
  );
}

/** Times that tell some games from others, and each of them otherwise than the one before. */
export function minutesWorthAsking(games: readonly GameOnShelf[]): readonly number[] {
  const over = (limit: number): number => games.filter((it) => Math.max(...it.about.minutes) <= limit).length;
  return MINUTES.filter((it, at) => over(it) < games.length && over(it) > over(MINUTES[at - 1] ?? 0));
}

/** The languages of the words that are played with, and none at all, where one of these games lacks one of them. */
export function wordsWorthAsking(games: readonly GameOnShelf[]): readonly string[] {
  const spoken = games.map(languagesOf).filter((it) => it.length > 0);
  const all = [...new Set(spoken.flat())].sort();
  if (spoken.length > 0 && spoken.length < games.length) return [...all, NO_WORDS];
  return spoken.some((it) => it.length < all.length) ? all : [];
}

/** Where a game can be played in two at once, that is no language of its own. */
const TWO_AT_ONCE = "both";

/** None where it is played without words, and so by everybody. */
function languagesOf(game: GameOnShelf): readonly string[] {
  const asked = questions(game.options).find((it) => it.name === "language");
  return asked && "values" in asked ? asked.values.map(String).filter((it) => it !== TWO_AT_ONCE) : [];
}
