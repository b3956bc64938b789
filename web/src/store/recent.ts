/** The tables this device sat at lately: the way back, and who one is there. */

import { lyingOn } from "../link/outbox";
import type { PersonId } from "../wire/messages";
import { shelf } from "./settings.svelte";

export interface Visit {
  readonly code: string;
  readonly game: string;
  readonly person: PersonId;
  readonly at: number;
  /** The names of the other people there. */
  readonly others?: readonly string[];
  /** Those who share this device, where it has several. */
  readonly device?: readonly PersonId[];
}

const KEY = "tablee:tables";
const KEPT = 12;
const FRESH = 3 * 24 * 3600 * 1000;

export function visits(now = Date.now()): readonly Visit[] {
  const kept = lyingOn(shelf, KEY);
  return Array.isArray(kept) ? (kept as Visit[]).filter((it) => now - it.at < FRESH) : [];
}

export function visitTo(code: string): Visit | null {
  return visits().find((it) => it.code === code) ?? null;
}

export function remember(visit: Visit): void {
  const others = visits().filter((it) => it.code !== visit.code);
  shelf.setItem(KEY, JSON.stringify([visit, ...others].slice(0, KEPT)));
}

export function forget(code: string): void {
  shelf.setItem(KEY, JSON.stringify(visits().filter((it) => it.code !== code)));
}
