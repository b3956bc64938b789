/** The deals that others play, too: how one did oneself, and what others' links told; kept on this device only. */

import { lyingOn } from "../link/outbox";
import { dayOf, grown, standing, type Streak } from "./days";
import { shelf } from "./settings.svelte";
import type { Told } from "./told";

/** A game of one's own with that deal. */
export interface Own extends Told {
  readonly code: string;
  readonly number: number;
}

export interface DealKept {
  readonly game: string;
  readonly deal: string;
  /** Of which it is the deal; empty where it was a game's. */
  readonly day: string;
  readonly at: number;
  /** The first game, which counts. */
  readonly own: Own | null;
  /** The last one of those after it. */
  readonly again: Own | null;
  readonly told: readonly Told[];
}

type Which = Pick<DealKept, "game" | "deal" | "day">;

const KEY = "tablee:deals";
const STREAKS = "tablee:days";
const KEPT = 40;
/** Of other people, for one deal. */
const MOST_TOLD = 20;

export function deals(): readonly DealKept[] {
  const kept = lyingOn(shelf, KEY);
  return Array.isArray(kept) ? (kept as DealKept[]) : [];
}

export function dealKept(game: string, deal: string): DealKept | null {
  return deals().find((it) => it.game === game && it.deal === deal) ?? null;
}

/** A game ends once, however often one looks at its end; gives what is known of the deal now. */
export function notePlayed(which: Which, own: Own, now = new Date()): DealKept {
  const before = dealKept(which.game, which.deal);
  if (before?.own && isSame(before.own, own)) return before;
  if (which.day && !before?.own) growStreak(which, now);
  const first = before?.own ?? { ...own, isAgain: false };
  const again = before?.own ? { ...own, isAgain: true } : null;
  return keep({ ...which, at: now.getTime(), own: first, again, told: before?.told ?? [] });
}

/** What a link told of somebody; the same is told once, and one's own is no news. */
export function noteTold(which: Which, told: Told, now = Date.now()): DealKept {
  const before = dealKept(which.game, which.deal);
  const others = (before?.told ?? []).filter((it) => it.name !== told.name || it.isAgain !== told.isAgain);
  const { own = null, again = null } = before ?? {};
  const isOwn = [own, again].some((it) => it && isAlike(it, told));
  const all = isOwn ? others : [told, ...others].slice(0, MOST_TOLD);
  return keep({ ...which, at: before?.at ?? now, own, again, told: all });
}

/** Whether this is not the first game with that deal. */
export function isPlayedAgain(which: Pick<Which, "game" | "deal">, code: string, number: number): boolean {
  const own = dealKept(which.game, which.deal)?.own;
  return own != null && !isSame(own, { code, number });
}

export function streakOf(game: string, now = new Date()): number {
  return standing(streaks()[game] ?? null, dayOf(now));
}

function growStreak({ game, day }: Which, now: Date): void {
  const all = streaks();
  const streak = grown(all[game] ?? null, day, dayOf(now));
  if (streak) shelf.setItem(STREAKS, JSON.stringify({ ...all, [game]: streak }));
}

function streaks(): Readonly<Record<string, Streak>> {
  const kept = lyingOn(shelf, STREAKS);
  return typeof kept === "object" && kept !== null ? (kept as Record<string, Streak>) : {};
}

function isSame(one: Pick<Own, "code" | "number">, other: Pick<Own, "code" | "number">): boolean {
  return one.code === other.code && one.number === other.number;
}

function isAlike(one: Told, other: Told): boolean {
  return one.name === other.name && one.points === other.points && one.took === other.took;
}

function keep(deal: DealKept): DealKept {
  const others = deals().filter((it) => it.game !== deal.game || it.deal !== deal.deal);
  shelf.setItem(KEY, JSON.stringify([deal, ...others].slice(0, KEPT)));
  return deal;
}
