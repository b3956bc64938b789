/** What every mode of LIGHT-LINE brings to the table alike: how its lines should look, a board that wants all the height, and its refusals. */

import { type AnyGameModule, type AnyView, game, type GameModule } from "../game";
import { svelte } from "../svelte.svelte";
import FirstLook from "./FirstLook.svelte";
import { isOnTable } from "./hands";
import { Placing } from "./placing.svelte";
import { refusal } from "./refusals";

export function mode<V extends AnyView, A, N, C>(module: GameModule<V, A, N, C>): AnyGameModule {
  return game({ hand: "beside", LobbyExtra: svelte(FirstLook), refusal, needsTable: isOnTable, ...module });
}

/** One of those in which each in turn lays a card to the common display, from the first to the last in one go. */
export function layingMode<V extends AnyView, A, N extends { readonly type: string }>(
  module: Omit<GameModule<V, A, N, Placing>, "ctrl" | "stage" | "holds">,
): AnyGameModule {
  return mode({
    ctrl: () => new Placing(),
    stage: () => "play",
    // The last line is looked at before it is said who has won.
    holds: ({ type }, { glow }) => type === "game_ended" && glow.run.isNews,
    ...module,
  });
}
