/** How those modes are told in which each in turn lays a card: as every game is, and first of all who begins. */

import type { Seat } from "../../wire/messages";
import type { Speaker } from "../game";
import { teller, type Given, type Story, type Told } from "../teller";

export function layingTeller<const En extends Story>(en: En, fr: { readonly [K in keyof En]: string }) {
  const { say, by, ending, plainly: asEver } = teller(en, fr);

  const plainly = (event: Told & { readonly first?: Seat }, speaker: Speaker, given?: Given): string | null =>
    event.first === undefined
      ? asEver(event, speaker, given)
      : `${say.find("table_set")} ${by("first", event.first, speaker)}`;
  return { by, ending, plainly };
}
