/** What every mode of LIGHT-LINE brings to the table alike: how its lines should look, and its refusals. */

import { type AnyGameModule, type AnyView, game, type GameModule } from "../game";
import { svelte } from "../svelte.svelte";
import FirstLook from "./FirstLook.svelte";
import { Placing } from "./placing.svelte";
import { refusal } from "./refusals";

export function mode<V extends AnyView, A, N, C>(module: GameModule<V, A, N, C>): AnyGameModule {
  return game({ LobbyExtra: svelte(FirstLook), refusal, ...module });
}

/** One of those in which each in turn lays a card to the common display, from the first to the last in one go. */
export function layingMode<V extends AnyView, A, N>(
  module: Omit<GameModule<V, A, N, Placing>, "ctrl" | "stage">,
): AnyGameModule {
  return mode({ ctrl: () => new Placing(), stage: () => "play", ...module });
}
