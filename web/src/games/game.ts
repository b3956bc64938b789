/** The door as our own games use it: with their types checked, and forgotten where the shell holds any of them. */

import type { AnyView, GameModule, GameProps, Seat } from "./door";

export type * from "./door";

/** What the parts of a game are given: some of what its table is, and how it calls a seat. */
export interface PartProps<View extends AnyView, Action, Ctrl> extends Pick<
  GameProps<View, Action, unknown, Ctrl>,
  "view" | "act" | "pending" | "people" | "now" | "rule" | "code" | "ctrl"
> {
  readonly name: (seat: Seat) => string;
}

// The shell holds many kinds of game in one place; each checks its own types where it is written.
export type AnyGameModule = GameModule<AnyView, unknown, unknown, unknown>;
export type AnyProps = GameProps<AnyView, unknown, unknown, unknown>;

export function game<V extends AnyView, A, N, C = undefined>(module: GameModule<V, A, N, C>): AnyGameModule {
  return module as unknown as AnyGameModule;
}

/** A game in rounds that is told one thing after the other: each phase is a part of it, and the ctrl knows what is still to be told. */
export function roundGame<
  V extends AnyView & { readonly round: number; readonly phase: string },
  A,
  N,
  C extends { holds(event: N): boolean },
>(module: Omit<GameModule<V, A, N, C>, "stage" | "holds">): AnyGameModule {
  return game({
    stage: ({ round, phase }: V) => `${round} ${phase}`,
    holds: (event: N, ctrl: C) => ctrl.holds(event),
    ...module,
  });
}
