/** The letters on a bot's badge: one machine looks like another. */

import type { Place } from "../game";

/** The first letter of its name, or two where another bot has the same. */
export function initialsOf(bot: Place, people: readonly Place[]): string {
  const isShared = people.some((it) => it.isBot && it.seat !== bot.seat && it.name[0] === bot.name[0]);
  return bot.name.slice(0, isShared ? 2 : 1);
}
