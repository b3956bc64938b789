/** What the strip of seats shows beside each name: points, who is active, and how far somebody is, in few words. */

import type { Seat } from "../../wire/messages";
import type { View } from "../../wire/entre-les-lignes";
import type { SeatNote } from "../game";
import { isCorrecting } from "./reading";
import { say } from "./words";

export function notes(view: View): readonly SeatNote[] {
  return view.places.map((place, seat) => ({
    points: place.points,
    isActive: view.active === seat && view.outcome === null,
    note: howFar(view, seat),
  }));
}

function howFar(view: View, seat: Seat): string {
  const place = view.places[seat];
  const { objection } = view;
  if (!place?.is_playing || place.is_empty || isCorrecting(view)) return "";
  // Beside « joue » there is room for one word.
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
