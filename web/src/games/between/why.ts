/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/between";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  interval_hidden: ["hide", (event) => event.seat],
  question_answered: ["ask", (event) => event.asker],
  joker_played: ["joker", (event) => event.asker],
  joker_answered: ["joker", (event) => event.asker],
  interval_found: ["announce", (event) => event.by],
  proposal_missed: ["announce", (event) => event.by],
  proposal_failed: ["announce", (event) => event.by],
});
