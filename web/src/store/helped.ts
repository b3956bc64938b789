/** How often the coach helped in a game: what somebody tells others of a deal owns up to it; kept on this device only. */

import { lyingOn } from "../link/outbox";
import { shelf } from "./settings.svelte";

type Helped = readonly [code: string, number: number, hints: number];

const KEY = "tablee:helped";
/** Of so many games, those last played. */
const KEPT = 20;

export function hintsIn(code: string, number: number): number {
  return games().find((it) => isOf(it, code, number))?.[2] ?? 0;
}

export function noteHint(code: string, number: number): void {
  const others = games().filter((it) => !isOf(it, code, number));
  shelf.setItem(KEY, JSON.stringify([[code, number, hintsIn(code, number) + 1], ...others].slice(0, KEPT)));
}

function games(): readonly Helped[] {
  const kept = lyingOn(shelf, KEY);
  return Array.isArray(kept) ? (kept as Helped[]) : [];
}

function isOf([code, number]: Helped, ofCode: string, ofNumber: number): boolean {
  return code === ofCode && number === ofNumber;
}
