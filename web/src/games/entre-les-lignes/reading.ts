/** Reads a view: who is awaited, who drew what, who voted for whom, and why there are points. */

import type { Exhibit, OpenObjection, RoundResult, Spot, View } from "../../wire/entre-les-lignes";
import type { Seat } from "../../wire/messages";
import type { Place } from "../game";
import { inOwnTongue } from "../tongue";
import { say } from "./words";

export const ROMAN = ["", "I", "II", "III", "IV", "V"] as const;
export const TRACK = 12;
const FEWEST = 4;

/** A drawing is being corrected: by whom may be a secret, so nobody is named. */
export const isCorrecting = (view: View): boolean => view.board.some((it) => it.is_sent_back);

/** Fewer than four are here: the game ends after this round, unless somebody comes (EL-G10). */
export const areTooFew = (view: View): boolean => view.places.filter((it) => !it.is_empty).length < FEWEST;

/** Who has not done yet what everybody is to do now. */
export function awaitedOf(view: View): readonly Seat[] {
  const { objection } = view;
  if (isCorrecting(view)) return [];
  if (objection) return objection.judges.filter((it) => !objection.spoken.includes(it) && !view.places[it]?.is_empty);
  return view.places.flatMap((place, seat) => {
    if (place.is_empty || (view.phase !== "reveal" && !place.is_playing)) return [];
    const isDone =
      view.phase === "draw" ? place.has_handed_in : view.phase === "vote" ? place.has_voted : place.has_gone_on;
    return isDone ? [] : [seat];
  });
}

export function lastOf(view: View): RoundResult | null {
  return view.gallery.at(-1) ?? null;
}

/** « le dessin B », « celui du joueur actif ». */
export function spotName(spot: Spot): string {
  return spot === "active" ? say("spot.active") : say("spot.letter", { letter: spot });
}

/** Who has answered whether there are letters, and who still looks. */
export function voicesOf({ judges, spoken }: OpenObjection, name: (seat: Seat) => string) {
  return judges.map((seat) =>
    spoken.includes(seat)
      ? ({ name: name(seat), text: say("object.spoke"), icon: "check", side: "heard" } as const)
      : ({ name: name(seat), text: say("object.waits"), icon: "eye", side: "unheard" } as const),
  );
}

export function exhibitAt(result: RoundResult, spot: Spot): Exhibit | null {
  return result.exhibits.find((it) => it.spot === spot) ?? null;
}

export function votersOf(result: RoundResult, spot: Spot): readonly Seat[] {
  return result.votes.flatMap((vote, seat) => (vote === spot ? [seat] : []));
}

/** Those who played the round and laid no token. */
export function abstainersOf(result: RoundResult): readonly Seat[] {
  return result.votes.flatMap((vote, seat) => (vote === "abstain" && hasPlayed(result, seat) ? [seat] : []));
}

export function hasPlayed(result: RoundResult, seat: Seat): boolean {
  return result.exhibits.some((it) => it.seat === seat);
}

/** People as they were when a round was played: a seat may have been taken over since. */
export function peopleIn(result: RoundResult, people: readonly Place[]): readonly Place[] {
  const sitters = new Map(result.exhibits.map((it) => [it.seat, it.sitter]));
  return people.map((it) => {
    const earlier = it.before?.[sitters.get(it.seat) ?? -1];
    return earlier === undefined ? it : { ...it, name: earlier, isYou: false };
  });
}

/** The same, by name. */
export function nameIn(result: RoundResult, people: readonly Place[]): (seat: Seat) => string {
  const then = peopleIn(result, people);
  return (seat) => then[seat]?.name ?? "";
}

/** Why this seat has that many points: « 3 votes faux + 1 ». */
export function reasonOf(result: RoundResult, seat: Seat, name: (seat: Seat) => string): string {
  const score = result.scores[seat];
  const wrong = result.wrong.length;
  switch (score?.why) {
    case "both_right":
      return wrong === 0 ? say("why.too_clear") : say.count("why.wrong", wrong);
    case "saw_through":
      return wrong === 0 ? say("why.plus") : `${say.count("why.wrong", wrong)} ${say("why.plus")}`;
    case "partner_missed":
      return say("why.partner_missed", { name: name(seat === result.active ? result.accomplice : result.active) });
    case "missed":
      return say("why.missed");
    case "abstained":
      return say("why.abstained");
    case undefined:
      return "";
  }
}

/** « Lou : avion »: what stands under a drawing that is kept. */
export function captionOf(exhibit: Exhibit, name: (seat: Seat) => string): string {
  const given = { name: name(exhibit.seat), word: inOwnTongue(exhibit.word) };
  return exhibit.spot === "active" ? say("caption.active", given) : say("caption", { letter: exhibit.spot, ...given });
}
