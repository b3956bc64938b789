/** Hours in which a device keeps quiet, by its own clock. */

import type { Hours } from "../store/settings.svelte";

export function isQuiet(hours: Hours | null, now: Date): boolean {
  if (!hours) return false;
  const time = [now.getHours(), now.getMinutes()].map((it) => String(it).padStart(2, "0")).join(":");
  const [hasBegun, isYet] = [hours.from <= time, time < hours.to];
  return hours.from <= hours.to ? hasBegun && isYet : hasBegun || isYet;
}
