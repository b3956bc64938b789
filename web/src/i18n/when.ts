/** How people say when something was, and how long it took. */

import { t } from ".";
import { settings } from "../store/settings.svelte";

const MINUTE = 60_000;
const STEPS = [
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
] as const;

/** « il y a 3 minutes », « hier ». */
export function ago(at: number, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const step = STEPS.find(([, size]) => passed >= size);
  if (!step) return t("when.now");
  const [unit, size] = step;
  const say = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  return say.format(-Math.floor(passed / size), unit);
}

/** « 15 novembre 2026 », of a day as calendars write it: 2026-11-15. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

/** « 3:07 », « 1:02:30 ». */
export function clockTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
