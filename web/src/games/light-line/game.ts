/** What every mode of LIGHT-LINE brings to the table alike: how its lines should look, and its refusals. */

import { type AnyGameModule, type AnyView, game, type GameModule } from "../game";
import FirstLook from "./FirstLook.svelte";
import { refusal } from "./refusals";

export function mode<V extends AnyView, A, N, C>(module: GameModule<V, A, N, C>): AnyGameModule {
  return game({ LobbyExtra: FirstLook, refusal, ...module });
}
