/** The day of the calendar on the wall here, and how one says it. */

import { settings } from "../../store/settings.svelte";

/** As the rules of the puzzle of the day want it: 2026-11-15. */
export function dayOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** « 15 novembre 2026 ». */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
