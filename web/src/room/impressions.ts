/** What bots took drawings for, as a game's screen is given it. */

import type { Impression } from "../games/game";
import type { Utterance } from "../wire/messages";

export function impressionsOf(told: readonly Utterance[]): (drawing: string) => readonly Impression[] {
  const all = told.flatMap(({ seat, impressions }) =>
    seat === null ? [] : impressions.map((it) => ({ ...it, seat })),
  );
  return (drawing) => all.filter((it) => it.on === drawing);
}
