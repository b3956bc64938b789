/** Why a bot moved as it did: the rule of its level, whatever it knows. */

import type { Seen } from "../../wire/line";
import { reasons } from "../reasons";
import { why as en } from "./why.en";
import { why as fr } from "./why.fr";

export const why = reasons<Seen>(en, fr, {
  card_placed: ["lay", (event) => event.seat],
  // Who ran out of time chose nothing.
  pile_drawn: ["draw", (event) => (event.by_lot ? null : event.seat)],
  card_drawn: ["draw", (event) => (event.by_lot ? null : event.seat)],
  points_taken: ["take", (event) => event.seat],
});
