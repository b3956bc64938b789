/** The numbers that a hint points at. */

import type { Hinted } from "../coaching";

export function numbersIn(hint: Hinted | undefined): readonly number[] {
  const interval = hint?.["interval"];
  const among: readonly unknown[] = Array.isArray(interval) ? interval : [hint?.["value"]];
  return among.filter((it) => typeof it === "number");
}
