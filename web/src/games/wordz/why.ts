/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/wordz";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  word_hidden: ["hide", (event) => event.seat],
  card_turned: ["turn", (event) => event.by],
  proposal_missed: ["propose", (event) => event.by],
  word_found: ["propose", (event) => event.by],
  ballot_cast: ["judge", (event) => event.seat],
});
