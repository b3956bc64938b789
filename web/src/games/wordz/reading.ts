/** What can be read off a view: who sits where, what a row of cards shows, what became of a word. */

import type { Back, Card, Fate, RoundResult, View } from "../../wire/wordz";
import type { Offer, Seat } from "../../wire/messages";
import type { Place } from "../game";
import { offersOf } from "../offers";

/** Y is one of them (WZ-G8). */
const VOWELS = "AEIOUY";

export function backOf(letter: string): Back {
  return VOWELS.includes(letter) ? "vowel" : "consonant";
}

/** As letter cards show it: capitals without accents, œ and æ as two (WZ-G7); whatever is no letter is left out. */
export function capitals(text: string): string {
  return text
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
}

/** Everybody else in turn order, the next one first; for somebody who watches, everybody. */
export function othersOf(view: View): readonly Seat[] {
  const size = view.places.length;
  const start = view.seat === null ? 0 : view.seat + 1;
  const many = view.seat === null ? size : size - 1;
  return Array.from({ length: many }, (_, step) => (start + step) % size);
}

/** A row as the dictionary is asked about it: letters, @ a hidden vowel, # a hidden consonant. */
export function patternOf(row: readonly Card[]): string {
  return row.map(([back, letter]) => letter ?? (back === "vowel" ? "@" : "#")).join("");
}

export function isHidden(row: readonly Card[]): boolean {
  return row.some(([, letter]) => letter === null);
}

/** What became of a seat's word this round; null while it lies on the table, or where there was none. */
export function fateOf(view: View, whom: Seat): Fate | null {
  return view.fates.find((it) => it.whom === whom) ?? null;
}

/** Wrong proposals for this seat's word. */
export function missesOf(view: View, seat: Seat): readonly { readonly by: Seat; readonly word: string }[] {
  return view.misses.flatMap(([by, whom, word]) => (whom === seat ? [{ by, word }] : []));
}

export function composingOf(view: View): readonly Seat[] {
  return view.places.flatMap((place, seat) => (place.has_composed ? [] : [seat]));
}

/** Who has a ballot and has not cast it. */
export function votingOf(view: View): readonly Seat[] {
  const done = [view.trial?.whom, ...view.ballots.map(([seat]) => seat)];
  return view.places.flatMap((_, seat) => (done.includes(seat) ? [] : [seat]));
}

/** The offer of this action that concerns that seat. */
export function offerFor(view: View, action: string, whom: Seat): Offer | undefined {
  return offersOf(view.offers, action).find((it) => {
    const choice = it.fields["whom"];
    return choice?.type === "one_of" && choice.values.includes(whom);
  });
}

/** For whose words this may be done now. */
export function seatsFor(view: View, action: string): readonly Seat[] {
  return othersOf(view).filter((seat) => offerFor(view, action, seat));
}

/** What may be spelled for that seat's word: at each place the letters that can stand there. */
export function spellingFor(view: View, whom: Seat): readonly string[] {
  const choice = offerFor(view, "propose", whom)?.fields["word"];
  return choice?.type === "spelling" ? choice.pattern : [];
}

/** Of two people: whether I am the one who did it, the one it was done to, or neither. */
export function voiceOf(me: Seat | null, by: Seat | null, whom: Seat): "i" | "me" | "they" {
  if (me === null) return "they";
  return by === me ? "i" : whom === me ? "me" : "they";
}

/** Everybody by points, the most first. */
export function rankedIn(result: RoundResult, people: readonly Place[]): readonly Place[] {
  return people.toSorted((one, other) => (result.points[other.seat] ?? 0) - (result.points[one.seat] ?? 0));
}
