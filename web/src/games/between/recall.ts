/** The log of this round, rebuilt from a view for somebody who just came. */

import type { Seen, View } from "../../wire/between";

export function recall(view: View): readonly Seen[] {
  const told: Seen[] = [];
  if (view.last_round) told.push({ type: "round_ended", result: view.last_round });
  if (view.round > 0)
    told.push({ type: "hand_dealt", round: view.round, first: view.first, hand: dealt(view), deadline: null });
  if (view.own?.interval && view.seat !== null) {
    told.push({ type: "interval_chosen", seat: view.seat, interval: view.own.interval, by_lot: false });
  }
  for (const [asker, whom, value, answer] of view.questions) {
    told.push({ type: "question_answered", asker, whom, value, answer });
  }
  // When these came between the questions is not known any more.
  told.push(...whispered(view));
  for (const [by, whom, interval] of view.finds) told.push({ type: "interval_found", by, whom, interval });
  if (view.outcome) told.push({ type: "game_ended", outcome: view.outcome });
  return told;
}

/** Who whispered with whom, in order; what was said only where I was one of the two. */
function whispered({ own, seat, whispers }: View): readonly Seen[] {
  const [jokers, misses] = [own?.jokers.values(), own?.misses.values()];
  return whispers.map(([kind, by, whom]) => {
    const isMine = seat === by || seat === whom;
    if (kind === "joker") return (isMine && jokers?.next().value) || { type: "joker_played", asker: by, whom };
    return (isMine && misses?.next().value) || { type: "proposal_failed", by, whom };
  });
}

/** My cards as they were dealt, wherever they lie now. */
function dealt({ own, seat, places }: View): readonly number[] {
  const place = seat === null ? null : places[seat];
  if (!own || !place) return [];
  return [...own.hand, ...(own.interval ?? []), ...place.between, ...place.above].sort((one, other) => one - other);
}
