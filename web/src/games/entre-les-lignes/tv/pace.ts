/** How long things are looked at on a television, in milliseconds: a room of people needs longer than one. */

import type { Pace } from "../acts";

/** The two who had the same word are on stage while their drawings are drawn again. */
export const REDRAWN = 6_000;
export const pace: Pace = (act) => (act === "accomplice" ? REDRAWN + 1_500 : 2_600);

/** A round in the gallery: for how long it is drawn, and for how long it hangs in all. */
export const DRAWN = 7_000;
export const HUNG = 13_000;
