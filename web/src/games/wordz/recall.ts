/** The log of this round, rebuilt from a view for somebody who just came; who turned which card is not known any more. */

import type { Fate, Seen, View } from "../../wire/wordz";
import { backOf, fateOf } from "./reading";

export function recall(view: View): readonly Seen[] {
  const told: Seen[] = [];
  if (view.last_round) told.push({ type: "round_ended", result: view.last_round });
  // A finished game has told its last round already.
  if (view.round > 0 && !view.outcome) told.push(...thisRound(view));
  if (view.outcome) told.push({ type: "game_ended", outcome: view.outcome });
  return told;
}

function thisRound(view: View): readonly Seen[] {
  const tokens = view.places.map((place) => place.tokens);
  const dealt: Seen = {
    type: "hand_dealt",
    round: view.round,
    first: view.first,
    hand: handOf(view),
    tokens,
    deadline: null,
  };
  const composed = view.places.flatMap((place, seat) => (place.has_composed ? [composedBy(view, seat)] : []));
  const missed = view.misses.map(([by, whom, word]): Seen => ({ type: "proposal_missed", by, whom, word }));
  return [dealt, ...composed, ...missed, ...view.fates.flatMap(known), ...onTrial(view)];
}

function composedBy(view: View, seat: number): Seen {
  const word = wordOf(view, seat);
  if (seat === view.seat && word) return { type: "word_laid", seat, word };
  const backs = word ? [...word].map(backOf) : (view.places[seat]?.row ?? []).map(([back]) => back);
  return backs.length ? { type: "word_hidden", seat, backs } : { type: "composing_passed", seat };
}

/** My own word, or one that everybody knows by now. */
function wordOf(view: View, seat: number): string {
  return fateOf(view, seat)?.word ?? (seat === view.seat ? (view.own?.word ?? "") : "");
}

/** My cards as they were dealt, wherever they are now. */
function handOf(view: View): readonly string[] {
  if (!view.own || view.seat === null) return [];
  const cards = [...view.own.hand, ...wordOf(view, view.seat)];
  const rank = (letter: string): string => `${backOf(letter) === "vowel" ? 0 : 1}${letter}`;
  return cards.sort((one, other) => rank(one).localeCompare(rank(other)));
}

function known(fate: Fate): readonly Seen[] {
  const { by, whom, word } = fate;
  const found: Seen =
    by === null
      ? { type: "word_turned_up", whom, word, is_listed: true }
      : { type: "word_found", by, whom, word, is_listed: true };
  return [found, { type: "word_judged", fate }];
}

function onTrial({ trial, ballots }: View): readonly Seen[] {
  if (!trial) return [];
  const { by, whom, word } = trial;
  const found: Seen =
    by === null
      ? { type: "word_turned_up", whom, word, is_listed: false }
      : { type: "word_found", by, whom, word, is_listed: false };
  const cast = ballots.map(([seat, ballot]): Seen => ({ type: "ballot_cast", seat, ballot }));
  return [found, { type: "vote_began", whom, deadline: null }, ...cast];
}
