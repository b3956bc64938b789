/** What the coaches of LIGHT-LINE's modes call a card and a place. */

import { listed } from "../../i18n/words";
import type { Hinted } from "../coaching";
import { cellName } from "./describe";

/** `at`, as far as a hint tells of a spot; and as a word that picks the sentence, which way round the card lies. */
export function spotOf(spot: unknown): { readonly at: string; readonly way: "as_is" | "turned" | null } {
  const [x, y, turned] = Array.isArray(spot) ? (spot as readonly number[]) : [];
  if (x === undefined || y === undefined) return { at: "", way: null };
  return { at: cellName([x, y]), way: turned === undefined ? null : turned ? "turned" : "as_is" };
}

/** Where a hint points on a display, if it does. */
export function pointedAt(hint: Hinted | undefined): readonly number[] | undefined {
  const spot = hint?.["spot"];
  return Array.isArray(spot) ? (spot as readonly number[]) : undefined;
}

/** The card of mine that a hint is about, if it is about one. */
export function cardIn(hint: Hinted | undefined): number | null {
  const card = hint?.["card"];
  return typeof card === "number" ? card : null;
}

/** Cards as they are counted where they lie: « 2 et 5 ». */
export function placesAmong(cards: unknown, all: readonly number[]): string {
  const some = Array.isArray(cards) ? (cards as readonly number[]) : [];
  return listed(some.map((card) => String(all.indexOf(card) + 1)));
}
