/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/kidz-line";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  card_placed: ["lay", (event) => event.seat],
  card_put_back: ["back", (event) => event.seat],
});
