/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/head-line";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  line_called: ["call", (event) => event.seat],
  seat_agreed: ["agree", (event) => event.seat],
  number_discarded: ["return", (event) => event.seat],
});
