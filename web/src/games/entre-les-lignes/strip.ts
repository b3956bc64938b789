/** What the strip of seats shows beside each name: points, who is active, and how far somebody is, in few words. */

import type { Seat } from "../../wire/messages";
import type { View } from "../../wire/entre-les-lignes";
import type { SeatNote } from "../game";
import type { Reading } from "./ctrl.svelte";
import { isCorrecting, lastOf } from "./reading";
import { say } from "./words";

export function notes(view: View, ctrl?: Pick<Reading, "hides">): readonly SeatNote[] {
  const last = lastOf(view);
  // Points that are not told yet are not counted yet.
  const hidden = last && ctrl?.hides(last.round) ? last.scores : [];
  return view.places.map((place, seat) => ({
    points: place.points - (hidden[seat]?.points ?? 0),
    isActive: view.active === seat && view.outcome === null,
    activeWord: say("seat.active"),
    note: howFar(view, seat),
  }));
}

function howFar(view: View, seat: Seat): string {
  const place = view.places[seat];
  const { objection } = view;
  if (!place?.is_playing || place.is_empty || isCorrecting(view)) return "";
  // Beside « actif » there is room for one word.
  const isActive = view.active === seat;
  if (objection?.judges.includes(seat)) return say(objection.spoken.includes(seat) ? "seat.judged" : "seat.judges");
  switch (view.phase) {
    case "draw":
      return place.has_handed_in ? say("seat.done") : isActive ? "" : say("seat.draws");
    case "vote":
      return place.has_voted ? say("seat.voted") : isActive ? "" : say("seat.votes");
    case "reveal":
      return place.has_gone_on ? say("seat.on") : "";
    case "ready":
    case "over":
      return "";
  }
}
