/** What a phone is for beside a television: one's own cards and buttons; the play area only for what is done on it. */

import type { Offers } from "../../wire/messages";
import { isOffered } from "../offers";

const ON_TABLE = ["place", "lay", "take_back", "mark"];

/** Whether what may be done now is done on the cards that lie there. */
export function isOnTable({ offers }: { readonly offers: Offers }): boolean {
  return ON_TABLE.some((action) => isOffered(offers, action));
}
