/** Whether what the coach said is still about this moment: the game may have gone on while one thought. */

import type { Hint, Offers } from "../wire/messages";

export function stillStands({ action }: Hint, view: unknown): boolean {
  const offers = (view as { readonly offers?: Offers } | null)?.offers ?? [];
  const type = (action as { readonly type: string } | null)?.type;
  return type === undefined ? offers.length > 0 : offers.some((it) => it.action === type);
}
