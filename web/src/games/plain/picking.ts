/** How a value comes about, touch by touch and letter by letter. */

import type { SomeOf, TwoOf, Value } from "../../wire/messages";
import { fold } from "../offers";

/** Numbers that were picked so far, in rising order. */
export function pickedIn(draft: Value | undefined): readonly number[] {
  return Array.isArray(draft) ? (draft as readonly number[]) : [];
}

/** One more, or one less. */
export function toggled(draft: Value | undefined, number: number): readonly number[] {
  const picked = pickedIn(draft);
  return picked.includes(number) ? picked.filter((it) => it !== number) : [...picked, number].sort((a, b) => a - b);
}

export function isFull(draft: Value | undefined, { count }: SomeOf): boolean {
  return pickedIn(draft).length >= count;
}

/** The lower one, then the higher one; whatever cannot be the higher one is a new lower one. */
export function stretched(draft: Value | undefined, number: number, { apart }: TwoOf): readonly number[] {
  const [low, ...high] = pickedIn(draft);
  if (low === number && high.length === 0) return [];
  return low === undefined || high.length > 0 || number < low + apart ? [number] : [low, number];
}

/** Whether this number may be picked next. */
export function mayStretch(draft: Value | undefined, number: number, { high, apart }: TwoOf): boolean {
  const picked = pickedIn(draft);
  const [low] = picked;
  const isHigher = picked.length === 1 && low !== undefined && number >= low + apart;
  return isHigher || number <= high - apart || picked.includes(number);
}

/** What stands where no letter is chosen yet. */
export const GAP = "_";

/** As much of a text as can be laid with these cards, in their own letters. */
export function composed(hand: string, text: string): string {
  const left = [...hand];
  return [...text].map((letter) => left.splice(place(left, letter), 1)[0] ?? "").join("");
}

/** Past the end where there is none. */
function place(cards: readonly string[], letter: string): number {
  const found = cards.findIndex((it) => it === letter);
  const alike = found >= 0 ? found : cards.findIndex((it) => fold(it) === fold(letter));
  return alike >= 0 ? alike : cards.length;
}

/** By card, whether it is used in the word. */
export function used(hand: string, word: string): readonly boolean[] {
  const left = [...word];
  return [...hand].map((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Nothing but what is known. */
export function unspelled(pattern: readonly string[]): string {
  return pattern.map((it) => (it.length === 1 ? it : GAP)).join("");
}

/** A text letter by letter where each may stand; a letter that is known need not be written. */
export function spelled(pattern: readonly string[], text: string): string {
  const word = [...unspelled(pattern)];
  let at = 0;
  for (const letter of text) {
    while (at < pattern.length && pattern[at]?.length === 1 && !fits(pattern[at], letter)) at += 1;
    const found = fits(pattern[at], letter);
    if (found) word[at++] = found;
  }
  return word.join("");
}

function fits(letters: string | undefined, letter: string): string | undefined {
  return (
    [...(letters ?? "")].find((it) => it === letter) ?? [...(letters ?? "")].find((it) => fold(it) === fold(letter))
  );
}

export function put(word: string, at: number, letter: string): string {
  return [...word].map((it, place) => (place === at ? letter : it)).join("");
}

/** As far as it is written without a gap. */
export function begun(word: string): string {
  return word.split(GAP)[0] ?? "";
}
