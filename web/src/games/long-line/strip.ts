/** What the strip of seats shows beside each name: the number called, or how far somebody is. */

import type { View } from "../../wire/long-line";
import type { SeatNote } from "../game";
import type { Racing } from "./ctrl.svelte";
import { say } from "./words";

export function notes(view: View, { isCounting }: Pick<Racing, "isCounting">): readonly SeatNote[] {
  const uncounted = isCounting ? view.last_round?.scores : undefined;
  return view.places.map((place, seat) => {
    const call = view.calls.find(([caller]) => caller === seat);
    const isRacing = view.phase === "race" && !call && !place.has_stopped;
    return {
      points: place.points - (uncounted?.[seat]?.points ?? 0),
      isActive: isRacing,
      note: noteOf(view, seat, call?.[1]),
    };
  });
}

function noteOf(view: View, seat: number, called: number | undefined): string {
  const place = view.places[seat];
  if (called !== undefined) return say("seat.called", { n: called });
  if (place?.has_stopped) return say("seat.stopped");
  if (view.phase === "ready_check") return say(place?.is_ready ? "seat.ready" : "seat.waiting");
  return "";
}
