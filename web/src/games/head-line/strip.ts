/** What the strip of seats shows beside each name: the numbers won, and who is calling. */

import type { View } from "../../wire/head-line";
import type { SeatNote } from "../game";
import { say } from "./words";

export function notes(view: View): readonly SeatNote[] {
  return view.won.map((won, seat) => ({
    points: won.reduce((sum, number) => sum + number, 0),
    isActive: view.caller === seat,
    note: view.agreed.includes(seat) ? say("seat.agrees") : view.dealer === seat ? say("seat.dealer") : "",
  }));
}
