/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/entre-les-lignes";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  handed_in: ["draw", (event) => event.seat],
  vote_laid: ["vote", (event) => event.seat],
});
