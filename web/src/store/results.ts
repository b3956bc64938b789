/** How one's games ended, the latest first, kept on this device only. */

import { lyingOn } from "../link/outbox";
import type { Seat } from "../wire/messages";
import { shelf } from "./settings.svelte";

export interface Result {
  readonly code: string;
  /** Which game of that table's. */
  readonly number: number;
  readonly game: string;
  readonly at: number;
  /** By seat. */
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly winners: readonly Seat[];
  readonly points: readonly number[];
  /** It set out from the middle of another game. */
  readonly isVariation?: true;
  /** Its table is no more, and so there is nothing to look back at. */
  readonly isGone?: true;
}

const KEY = "tablee:results";
const KEPT = 60;

export function results(): readonly Result[] {
  const kept = lyingOn(shelf, KEY);
  return Array.isArray(kept) ? (kept as Result[]) : [];
}

/** A game ends once, however often one looks at its end; its table's code may be another table's in a year. */
export function noteResult(result: Result): void {
  const kept = results();
  const { code, number, game } = result;
  if (kept.some((it) => it.code === code && it.number === number && it.game === game)) return;
  keep([result, ...kept].slice(0, KEPT));
}

/** The server has no such table: nobody need ask for it again. */
export function noteGone(code: string): void {
  keep(results().map((it) => (it.code === code ? { ...it, isGone: true } : it)));
}

function keep(kept: readonly Result[]): void {
  shelf.setItem(KEY, JSON.stringify(kept));
}
