/** The log, rebuilt from a view for somebody who just came: every round that is over, and what can be seen of this one. */

import type { Seen, View } from "../../wire/entre-les-lignes";

export function recall(view: View): readonly Seen[] {
  const told: Seen[] = [];
  if (view.number !== null) told.push({ type: "game_opened", number: view.number, rounds: view.rounds });
  told.push(...view.gallery.map((result): Seen => ({ type: "round_revealed", result, deadline: null })));
  if (view.phase === "draw" || view.phase === "vote") told.push(...thisRound(view));
  if (view.outcome) told.push({ type: "game_ended", outcome: view.outcome });
  return told;
}

function thisRound(view: View): readonly Seen[] {
  const { active, own, objection } = view;
  if (active === null) return [];
  const points = view.places.map((place) => place.points);
  const players = view.places.flatMap((place, seat) => (place.is_playing ? [seat] : []));
  const dealt: Seen = {
    type: "word_dealt",
    round: view.round,
    active,
    word: own?.word ?? "",
    players,
    points,
    deadline: null,
  };
  if (view.phase === "draw")
    return [dealt, ...seats(view, "has_handed_in").map((seat): Seen => ({ type: "handed_in", seat }))];
  const heard = view.heard.flatMap(({ by, spot, verdict }): readonly Seen[] => [
    { type: "objection_raised", by, spot, judges: [], deadline: null, left: null },
    { type: "objection_settled", by, spot, verdict, deadline: null },
  ]);
  const raised: readonly Seen[] = objection
    ? [
        {
          type: "objection_raised",
          by: objection.by,
          spot: objection.spot,
          judges: objection.judges,
          deadline: null,
          left: null,
        },
      ]
    : [];
  const voted = seats(view, "has_voted").map((seat): Seen =>
    seat === view.seat && own?.vote ? { type: "vote_cast", seat, vote: own.vote } : { type: "vote_laid", seat },
  );
  return [
    dealt,
    { type: "drawings_hung", board: view.board, spot: own?.spot ?? null, deadline: null },
    ...voted,
    ...heard,
    ...raised,
  ];
}

function seats(view: View, has: "has_handed_in" | "has_voted"): readonly number[] {
  return view.places.flatMap((place, seat) => (place[has] ? [seat] : []));
}
