/** Where the coach may speak, and to whom it does unasked. */

import { results } from "../store/results";
import { settings } from "../store/settings.svelte";
import type { RoomView } from "../wire/messages";

/** Whether another seat is a person's: among bots alone one asks nobody. */
export function isAmongPeople({ chairs, seat }: RoomView): boolean {
  return chairs.some((it, at) => at !== seat && it.person !== null);
}

/** The table would give a hint: whoever plays may have it. */
export function mayCoach(room: RoomView): boolean {
  const isPlaying = room.stage === "playing" && room.seat !== null && room.chairs[room.seat]?.bot === null;
  return isPlaying && (room.has_coach || !isAmongPeople(room));
}

/** Nobody on this device has finished a game of this kind. */
function isNew({ game }: RoomView): boolean {
  return !results().some((it) => it.game === game);
}

/** Whether it speaks: as was chosen; else among bots, and among people in the first round of a newcomer. */
export function isCoaching(room: RoomView, round: number): boolean {
  if (!mayCoach(room)) return false;
  return settings.coach ?? (!isAmongPeople(room) || (isNew(room) && round <= 1));
}

/** Of a game without rounds it is the first. */
export function roundOf(view: unknown): number {
  const round = (view as { readonly round?: unknown } | null)?.round;
  return typeof round === "number" ? round : 1;
}
