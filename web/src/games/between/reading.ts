/** What can be read off a view: where each number is, who sits where, what may be chosen. */

import type { Interval, Mark, OpenPlace, Unfound, View } from "../../wire/between";
import type { Choice, Offer, Seat } from "../../wire/messages";
import { offersOf } from "../offers";

export const NUMBERS: readonly number[] = Array.from({ length: 24 }, (_, at) => at + 1);

/** Everybody else in turn order, the next one first; for somebody who watches, everybody. */
export function othersOf(view: View): readonly Seat[] {
  const size = view.places.length;
  const start = view.seat === null ? 0 : view.seat + 1;
  const many = view.seat === null ? size : size - 1;
  return Array.from({ length: many }, (_, step) => (start + step) % size);
}

export interface Lying {
  readonly seat: Seat;
  readonly where: "between" | "above" | "found";
}

/** Who has laid this number open, and where. */
export function lyingOf(view: View, value: number): Lying | null {
  for (const [seat, place] of view.places.entries()) {
    if (place.between.includes(value)) return { seat, where: "between" };
    if (place.above.includes(value)) return { seat, where: "above" };
    if (openOf(view, seat)?.includes(value)) return { seat, where: "found" };
  }
  return null;
}

/** The interval of a seat that lies open: found or shown this round, or turned over at its end. */
export function openOf(view: Pick<View, "finds" | "unfound">, seat: Seat): Interval | null {
  const found = view.finds.find(([, whom]) => whom === seat)?.[2];
  return found ?? view.unfound.find(([whom]) => whom === seat)?.[1] ?? null;
}

/** In which order what nobody found is turned over: who leads comes late, who has won last. */
export function turnsOf(
  unfound: readonly Unfound[],
  points: readonly number[],
  winners: readonly Seat[] = [],
): readonly Seat[] {
  const rank = (seat: Seat): number => (points[seat] ?? 0) + (winners.includes(seat) ? NUMBERS.length : 0);
  return unfound.map(([seat]) => seat).toSorted((one, other) => rank(one) - rank(other));
}

export function noesOf(view: View, value: number): readonly Seat[] {
  return view.places.flatMap((place, seat) => (place.noes.includes(value) ? [seat] : []));
}

/** In my hand, or one of the two I hide. */
export function holdingOf(view: View, value: number): "hand" | "interval" | null {
  if (view.own?.hand.includes(value)) return "hand";
  return view.own?.interval?.includes(value) ? "interval" : null;
}

export function markOf(view: View, whom: Seat, value: number): Mark {
  // The last one beside a number counts.
  return view.own?.notes.findLast(([seat, at]) => seat === whom && at === value)?.[2] ?? "blank";
}

const NEXT: Readonly<Record<Mark, Mark>> = { blank: "crossed", crossed: "circled", circled: "blank" };

export function nextMark(mark: Mark): Mark {
  return NEXT[mark];
}

export function valuesOf(offer: Offer | undefined, field: string): readonly number[] {
  const choice: Choice | undefined = offer?.fields[field];
  if (choice?.type === "one_of") return choice.values.filter((it) => typeof it === "number");
  if (choice?.type === "two_of") return NUMBERS.filter((it) => it >= choice.low && it <= choice.high);
  return [];
}

/** The offer of this action to this seat; without a seat, the first of its kind. */
export function offerTo(view: View, action: string, whom: Seat | null): Offer | undefined {
  const offers = offersOf(view.offers, action);
  return whom === null ? offers[0] : offers.find((it) => valuesOf(it, "whom").includes(whom));
}

export function seatsFor(view: View, action: string): readonly Seat[] {
  return offersOf(view.offers, action).flatMap((it) => valuesOf(it, "whom"));
}

/** Why two cards of mine make no interval; null where they do. */
export function whyNot(view: View, one: number, other: number): "too_close" | "nothing_between" | null {
  const pair = [Math.min(one, other), Math.max(one, other)] as const;
  const choice = offersOf(view.offers, "choose_interval")[0]?.fields["interval"];
  const isLegal =
    choice?.type === "one_of" &&
    choice.values.some((it) => typeof it === "object" && it[0] === pair[0] && it[1] === pair[1]);
  if (isLegal) return null;
  return pair[1] - pair[0] < 2 ? "too_close" : "nothing_between";
}

export const RULES = {
  too_close: "BT-04",
  nothing_between: "BT-05",
  you_hold_it: "BT-10",
  no_hand_left: "BT-11",
  nothing_hidden_there: "BT-G7",
  not_an_interval: "BT-04",
} as const;
export type Reason = keyof typeof RULES;

/** Who is still in this round. */
export function stillIn(places: readonly OpenPlace[]): readonly Seat[] {
  return places.flatMap((place, seat) => (place.is_out ? [] : [seat]));
}
