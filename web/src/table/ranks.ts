/** Who came in where: those who won first, whatever their points, the others by points; equals share a place. */

import type { Outcome, Place } from "../games/game";

export interface Ranked {
  readonly place: Place;
  readonly points: number;
  /** Counted from 1. */
  readonly rank: number;
  readonly hasWon: boolean;
}

export function ranked(places: readonly Place[], { winners, points }: Outcome): readonly Ranked[] {
  const all = places.map((place) => ({ place, points: points[place.seat] ?? 0, hasWon: winners.includes(place.seat) }));
  const isAhead = (one: (typeof all)[number], other: (typeof all)[number]): boolean =>
    one.hasWon !== other.hasWon ? one.hasWon : !one.hasWon && one.points > other.points;
  return all
    .map((it) => ({ ...it, rank: 1 + all.filter((other) => isAhead(other, it)).length }))
    .sort((one, other) => one.rank - other.rank);
}
