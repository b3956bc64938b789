/** What every mode of LIGHT-LINE brings to the table alike: how its lines should look, and its refusals. */

import { type AnyGameModule, type AnyView, game, type GameModule } from "../game";
import { svelte } from "../svelte.svelte";
import FirstLook from "./FirstLook.svelte";
import { refusal } from "./refusals";

export function mode<V extends AnyView, A, N, C>(module: GameModule<V, A, N, C>): AnyGameModule {
  return game({ LobbyExtra: svelte(FirstLook), refusal, ...module });
}
