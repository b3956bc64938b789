/** What the strip of seats shows beside each name: points, and in how many cards; fewer is better where points are equal. */

import type { View } from "../../wire/line";
import type { SeatNote } from "../game";
import { say } from "./words";

export function notes(view: View): readonly SeatNote[] {
  return view.places.map(({ points, taken }, seat) => ({
    points,
    isActive: view.active === seat,
    note: taken.length ? say.count("seat.taken", taken.length) : "",
  }));
}
