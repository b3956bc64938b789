/** What a view of LINE says about the card in hand, and about the points to take. */

import type { Fit, Line, Number as Back, View } from "../../wire/line";
import type { Spot } from "../light-line/geometry";
import { openings } from "../light-line/openings";
import { offersOf, valuesIn } from "../offers";
import { say } from "./words";

const MOST = 10;

export function spotsOf(view: View): readonly Spot[] {
  return view.own?.fits.map(([spot]) => spot) ?? [];
}

/** Where it may be tried: where it fits, or anywhere at a table that does not show that (LL-G16). */
export function triableSpots(view: View): readonly Spot[] {
  const spots = spotsOf(view);
  return view.options.help === "none" && spots.length ? openings(view.display) : spots;
}

export function fitAt(view: View, spot: Spot | null): Fit | null {
  if (!spot) return null;
  return view.own?.fits.find(([it]) => it.every((part, at) => part === spot[at])) ?? null;
}

/** What a fit would score; more than 10 is lost (LL-15). */
export function pointsOf([, lines]: Fit): number {
  return Math.min(MOST, sumOf(lines));
}

/** What a cell would score: as the card is turned now, and the other way up where it fits both ways. */
export function pointsAt(view: View, [x, y, turned]: Spot): string {
  const ways = [turned, 1 - turned].map((way) => fitAt(view, [x, y, way]));
  return [...new Set(ways.flatMap((fit) => (fit ? [pointsOf(fit)] : [])))].join("/");
}

/** Whether some of it is lost. */
export function isCapped(lines: readonly Line[]): boolean {
  return sumOf(lines) > MOST;
}

/** What lines of these lengths score. */
export function scoreOf(lengths: readonly number[]): number {
  return Math.min(
    MOST,
    lengths.reduce((sum, length) => sum + length, 0),
  );
}

/** Why it was so much: « 2 + 2 = 4 ». */
export function sumInWords(lengths: readonly number[]): string {
  const sum = lengths.reduce((one, other) => one + other, 0);
  const points = say.count("sum.points", scoreOf(lengths));
  if (lengths.length === 1 && sum <= MOST) return points;
  return say(sum > MOST ? "sum.capped" : "sum", { parts: lengths.join(" + "), points });
}

/** The ways in which the points may be taken, each in one card or two. */
export function paymentsOf(view: View): readonly (readonly Back[])[] {
  const choice = offersOf(view.offers, "pay")[0]?.fields["numbers"];
  return choice ? (valuesIn(choice) as readonly (readonly Back[])[]) : [];
}

/** What there is to take: less than the points where the piles cannot pay them exactly (LL-22). */
export function payable(view: View): number {
  return paymentsOf(view)[0]?.reduce<number>((sum, number) => sum + number, 0) ?? view.due;
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, [, cells]) => sum + cells.length, 0);
}
