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
