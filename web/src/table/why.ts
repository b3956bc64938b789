/** What a bot last did that everybody was told of, and why: from what this page was told, and the bot's level. */

import type { AnyGameModule, Place, Reason } from "../games/game";
import type { Told } from "../store/chronicle";

export interface Asked {
  readonly event: unknown;
  readonly why: string;
}

/** Nothing of a move that somebody else made in this seat, nor of one that the screen has not told yet. */
export function lastReason(
  module: Pick<AnyGameModule, "why">,
  told: readonly Told[],
  { seat, name }: Pick<Place, "seat" | "name">,
  level: string,
  holds: (event: unknown) => boolean,
): Asked | null {
  const isTold = ({ event, names }: Told): boolean => (names?.[seat] ?? name) === name && !holds(event);
  const reasonOf = ({ event }: Told): Reason | null => module.why?.(event) ?? null;
  const last = told.findLast((it) => reasonOf(it)?.seat === seat && isTold(it));
  const why = last && reasonOf(last)?.why(level);
  return last && why ? { event: last.event, why } : null;
}
