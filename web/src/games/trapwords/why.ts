/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/trapwords";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  torch_taken: ["torch", (event) => event.by],
  guess_made: ["guess", (event) => event.by],
});
