/** How fast a game runs by itself. */

import type { Speed } from "../../store/settings.svelte";

/** How long a step stays, in milliseconds; at a normal speed there is time to read its sentence. */
const STAYS: Readonly<Record<Speed, number>> = { slow: 5_000, normal: 2_500, fast: 1_200, very_fast: 500 };

/** From the slowest to the fastest. */
export const SPEEDS = Object.keys(STAYS) as readonly Speed[];

/** A speed that an older or newer version has kept is the normal one. */
export const stayAt = (speed: Speed): number => STAYS[speed] ?? STAYS.normal;

/** One faster or one slower, as far as there is one. */
export function next(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}
