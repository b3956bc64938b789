/** What the strip of seats shows beside each name: the numbers won, and who is calling. */

import type { View } from "../../wire/head-line";
import type { SeatNote } from "../game";
import type { Heading } from "./ctrl.svelte";
import { say } from "./words";

export function notes(view: View, { isProving }: Pick<Heading, "isProving">): readonly SeatNote[] {
  const unsaid = isProving ? view.last_round : null;
  return view.won.map((won, seat) => ({
    points: won.reduce((sum, number) => sum + number, unsaid?.callers[0] === seat ? -unsaid.number : 0),
    isActive: view.caller === seat,
    note: view.agreed.includes(seat) ? say("seat.agrees") : view.dealer === seat ? say("seat.dealer") : "",
  }));
}
