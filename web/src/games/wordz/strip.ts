/** What the strip of seats shows beside each name: all cards won so far, and how far somebody is. */

import type { Seat } from "../../wire/messages";
import type { View } from "../../wire/wordz";
import type { SeatNote } from "../game";
import type { Wording } from "./ctrl.svelte";
import { say } from "./words";

export function notes(now: View, ctrl?: Wording): readonly SeatNote[] {
  const view = ctrl?.shown(now) ?? now;
  return view.places.map((place, seat) => ({
    points: place.points + place.won,
    areCards: true,
    isActive: view.phase === "turn" && view.active === seat,
    isOut: place.is_out,
    note: noteOf(view, seat),
  }));
}

function noteOf(view: View, seat: Seat): string {
  const place = view.places[seat];
  if (view.phase === "compose") return say(place?.has_composed ? "seat.done" : "seat.composing");
  if (view.phase === "vote" && view.ballots.some(([it]) => it === seat)) return say("seat.voted");
  return place?.is_out ? say("seat.out") : "";
}
