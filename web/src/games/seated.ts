/** For tests: people side by side, all of them here. */

import type { Place } from "./game";

export function seated(names: readonly string[], change: (seat: number) => Partial<Place> = () => ({})): Place[] {
  return names.map((name, seat) => ({
    seat,
    name,
    token: seat,
    isYou: false,
    isHere: true,
    isBot: false,
    ...change(seat),
  }));
}
