/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/long-line";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  card_laid: ["lay", (event) => event.seat],
  line_called: ["call", (event) => event.seat],
  seat_stopped: ["stop", (event) => event.seat],
});
