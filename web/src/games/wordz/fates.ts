/** What became of a word, in a few words. */

import type { Seat } from "../../wire/messages";
import type { Fate } from "../../wire/wordz";
import { say } from "./words";

export function fatesWords(fate: Fate, me: Seat | null, name: (seat: Seat) => string): string {
  if (!fate.stands) return say("fate.faulty");
  const [n, m, whom] = [fate.to_finder, fate.to_owner, name(fate.whom)];
  if (fate.by === null) return fate.whom === me ? say("fate.up.me", { m }) : say("fate.up", { m, whom });
  const by = name(fate.by);
  if (fate.by === me) return say("fate.found.i", { n, m, whom });
  return fate.whom === me ? say("fate.found.me", { n, m, by }) : say("fate.found", { n, m, by, whom });
}

/** Who takes how many of its cards: who found it first, then whose it was; nobody, where it fell. */
export function gainsOf(fate: Fate): readonly { readonly seat: Seat; readonly n: number }[] {
  if (!fate.stands) return [];
  const owner = { seat: fate.whom, n: fate.to_owner };
  return fate.by === null ? [owner] : [{ seat: fate.by, n: fate.to_finder }, owner];
}
