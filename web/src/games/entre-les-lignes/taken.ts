/** What every drawing of a round was taken for, as looking back has found it. */

import type { Seat } from "../../wire/messages";
import { isRecord } from "../telling";

export interface Taken {
  readonly word: string;
  /** Where the accomplice's drawing hung. */
  readonly right: string;
  readonly drawings: readonly {
    readonly spot: string;
    readonly seat: Seat;
    readonly word: string;
    readonly voters: readonly Seat[];
  }[];
}

/** Null for what is nothing of the kind. */
export function takenOf(shows: unknown): Taken | null {
  return isTaken(shows) ? shows : null;
}

const isTaken = (it: unknown): it is Taken => isRecord(it) && Array.isArray(it["drawings"]);
