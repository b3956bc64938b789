/** What a screen reader says of a number: where it is, who said no, what is noted. */

import { listed } from "../../i18n/words";
import type { Mark, View } from "../../wire/between";
import type { Seat } from "../../wire/messages";
import { holdingOf, lyingOf, noesOf } from "./reading";
import { say } from "./words";

export function cellLabel(view: View, n: number, mark: Mark, isIdle: boolean, name: (seat: Seat) => string): string {
  const parts = [where(view, n, name)];
  const noes = noesOf(view, n);
  if (noes.length)
    parts.push(
      say("cell.noes", { names: listed(noes.map((seat) => (seat === view.seat ? say("seat.you") : name(seat)))) }),
    );
  if (mark !== "blank") parts.push(say(`cell.${mark}`));
  if (isIdle) parts.push(say("cell.idle"));
  return parts.join(", ");
}

function where(view: View, n: number, name: (seat: Seat) => string): string {
  const lying = lyingOf(view, n);
  if (lying) {
    return lying.seat === view.seat
      ? say(`cell.open.${lying.where}.you`, { n })
      : say(`cell.open.${lying.where}`, { n, name: name(lying.seat) });
  }
  const holding = holdingOf(view, n);
  return say(holding === "interval" ? "cell.hidden" : holding === "hand" ? "cell.mine" : "cell.free", { n });
}
