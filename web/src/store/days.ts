/** The days of the calendar, and how many in a row one played the deal of the day. */

/** The one on the wall here: 2026-11-15. */
export function dayOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Counted in Greenwich, where no day is longer than another. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10);
}

export interface Streak {
  /** The last day that was played. */
  readonly last: string;
  readonly days: number;
}

/** After the deal of this day was played to its end: today's, or yesterday's where one played past midnight. */
export function grown(streak: Streak | null, day: string, today: string): Streak | null {
  if (day !== today && dayAfter(day) !== today) return streak;
  if (streak && day <= streak.last) return streak;
  return { last: day, days: streak && dayAfter(streak.last) === day ? streak.days + 1 : 1 };
}

/** As it stands: whoever left out a day begins anew. */
export function standing(streak: Streak | null, today: string): number {
  if (!streak || (streak.last !== today && dayAfter(streak.last) !== today)) return 0;
  return streak.days;
}
