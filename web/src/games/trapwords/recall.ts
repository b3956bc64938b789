/** The log of this round, rebuilt from a view for somebody who just came. */

import type { Seat } from "../../wire/messages";
import type { Seen, TurnView, View } from "../../wire/trapwords";
import { winnersOf } from "./reading";

export function recall(view: View): readonly Seen[] {
  const told: Seen[] = [];
  if (view.last_round) told.push({ type: "round_ended", result: view.last_round });
  if (view.round > 0 && !view.outcome) told.push(...thisRound(view));
  if (view.outcome) told.push({ type: "game_ended", outcome: view.outcome, winners: winnersOf(view) });
  return told;
}

function thisRound(view: View): readonly Seen[] {
  const [red, blue] = view.teams;
  const told: Seen[] = [];
  if (red.effects && blue.effects && red.giver !== null && blue.giver !== null) {
    const givers: readonly [Seat, Seat] = [red.giver, blue.giver];
    told.push({
      type: "round_began",
      round: view.round,
      first: view.first,
      givers,
      effects: [red.effects, blue.effects],
    });
  }
  const teams = [0, 1].filter((team) => view.teams[team]?.is_setting);
  if (view.phase === "traps")
    told.push({ type: "sheets_opened", teams, secret: view.sheet?.secret ?? null, deadline: null });
  told.push(...view.turns.map((result): Seen => ({ type: "turn_ended", result })));
  if (view.turn) told.push(...thisTurn(view.turn));
  return told;
}

function thisTurn(turn: TurnView): readonly Seen[] {
  const { team, giver, glass, end, used, secret, traps, claims } = turn;
  const told: Seen[] = [{ type: "turn_began", team, giver, glass }];
  if (turn.is_open) told.push({ type: "book_opened", seat: giver });
  const happened = [
    ...turn.words.map((said) => ({ at: said.at, event: { type: "word_said", said } satisfies Seen })),
    ...turn.guesses.map((it) => ({ at: it.at, event: { type: "guess_made", ...it } satisfies Seen })),
    ...turn.asides.map((it) => ({ at: it.at, event: { type: "aside_heard", ...it } satisfies Seen })),
  ];
  told.push(...happened.toSorted((one, two) => one.at - two.at).map((it): Seen => it.event));
  if (end !== null)
    told.push({ type: "turn_closed", end, used, secret: secret ?? "", traps: traps ?? [], claims, near: [] });
  return told;
}
