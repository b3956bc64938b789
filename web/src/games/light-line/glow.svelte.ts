/** The lines of the card that was just laid glow for a moment; then nothing stands back any more. Knows no page. */

import type { Line } from "../../wire/line";
import type { Cell } from "./geometry";
import type { Lit } from "./lights";

/** Long enough to count along. */
export const MOMENT = 4_000;

/** Of all that is told, only a laid card comes with lines. */
interface Told {
  readonly type: string;
  readonly laid?: readonly [card: number, x: number, y: number, turned: number];
  readonly lines?: readonly Line[];
}

export class Glow {
  lines = $state.raw<readonly Lit[]>([]);
  /** Where the card was laid. */
  cell = $state.raw<Cell | null>(null);
  private last: Told | undefined;
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** Whatever else is told meanwhile, such as the next turn, neither ends the moment nor makes it last. */
  hear(news: readonly Told[]): void {
    const placed = news.findLast((it) => it.type === "card_placed");
    if (!placed?.lines || placed === this.last) return;
    this.last = placed;
    this.lines = placed.lines.map(([colour, cells]) => ({ colour, cells }));
    this.cell = placed.laid ? [placed.laid[1], placed.laid[2]] : null;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.lines = []), MOMENT);
  }
}
