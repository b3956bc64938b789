/** The lines of the card that was just laid run alight; then nothing stands back any more. Knows no page. */

import type { Laid, Line } from "../../wire/line";
import type { Seat } from "../../wire/messages";
import type { Cell } from "./geometry";
import { Run, type Pace } from "./run.svelte";

/** A card that was laid, as it is told: where, and with the lines that it continues. */
export interface Placed {
  readonly seat: Seat;
  readonly laid: Laid;
  readonly lines: readonly Line[];
  /** Only where lines score. */
  readonly points?: number;
}

/** Of all that is told, only a laid card comes with lines. */
export type Told = { readonly type: string } & Partial<Placed>;

export class Glow {
  readonly run = new Run();
  /** What was laid last, until the next. */
  placed = $state.raw<Placed | null>(null);
  /** Where the card was laid. */
  cell = $derived<Cell | null>(this.placed && [this.placed.laid[1], this.placed.laid[2]]);

  /** Whatever else is told meanwhile, such as the next turn, neither ends the moment nor makes it last. */
  hear(news: readonly Told[], pace: Pace): void {
    const placed = news.findLast((it) => it.type === "card_placed");
    if (!isPlaced(placed) || placed === this.placed) return;
    this.placed = placed;
    const lines = placed.lines.map(([colour, cells]) => ({ colour, cells }));
    this.run.play(placed, lines, pace);
  }
}

export function isPlaced(told: Told | undefined): told is Told & Placed {
  return told?.lines !== undefined && told.laid !== undefined;
}
