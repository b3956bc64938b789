/** Cards on their way over the page: what each shows, whence it comes and where it goes. */

import type { Box } from "../../ui/flying.svelte";
import type { Seat } from "../../wire/messages";
import type { Placed } from "./glow.svelte";
import { HEIGHT, WIDTH, type Cell, type Laid } from "./geometry";

/** Face up as it lies, or with its number up; it may have to wait. */
export type Flown = { readonly late?: number } & (
  | {
      readonly laid: Laid;
      /** Whether it was seen where it lands before: its owner had it there on trial. */
      readonly isThere?: boolean;
    }
  | { readonly back: number }
);

export interface Journey {
  readonly what: Flown;
  /** Places of the page by name: the first of them that can be seen. */
  readonly from: readonly string[];
  /** A place, or a cell of the display. */
  readonly to: string | Cell;
}

/** The card in hand, as its owner sees it; and where it was while a move is on its way. */
export const IN_HAND = "hand-card";
export const HAND = "hand";
export const pilePlace = (number: number): string => `pile-${number}`;
export const seatPlace = (seat: Seat): string => `seat-${seat}`;

/** To where it was laid. */
export function toDisplay({ seat, laid }: Placed, me: Seat | null, ...from: readonly string[]): Journey {
  return { what: { laid, isThere: seat === me }, from, to: [laid[1], laid[2]] };
}

/** A card as high as a place is, in its middle. */
export function cardIn(box: Box | null): Box | null {
  if (!box) return null;
  const width = Math.min(box.width, (box.height * WIDTH) / HEIGHT);
  const height = (width * HEIGHT) / WIDTH;
  return { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height };
}
