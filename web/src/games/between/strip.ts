/** What the strip of seats shows beside each name. */

import type { View } from "../../wire/between";
import type { SeatNote } from "../game";
import { say } from "./words";

export function notes(view: View): readonly SeatNote[] {
  return view.places.map((place, seat) => {
    const isChoosing = view.phase === "choose";
    const isMine = seat === view.seat;
    const note = place.is_out
      ? say("seat.out")
      : isChoosing && !isMine
        ? say(place.has_chosen ? "seat.chosen" : "seat.choosing")
        : "";
    return { points: place.points, isActive: view.active === seat, isOut: place.is_out, note };
  });
}
