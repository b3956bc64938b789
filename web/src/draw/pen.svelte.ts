/** What is in the hand: an ink or the rubber, a width, or a stamp. */

import { RUBBER, WIDTHS } from "./strokes";
import { type Stamp, type StampName, TURNS } from "./stamps";

export class Pen {
  private ink = $state(1);
  isRubber = $state(false);
  width = $state(1);
  stamp = $state.raw<Stamp | null>(null);

  /** By index; the first is the rubber. */
  get colour(): number {
    return this.isRubber ? RUBBER : this.ink;
  }

  take(colour: number): void {
    this.isRubber = colour === RUBBER;
    if (this.isRubber) this.stamp = null;
    else this.ink = colour;
  }

  /** The rubber, and the ink that was there before. */
  turnOver(): void {
    this.take(this.isRubber ? this.ink : RUBBER);
  }

  widen(by: number): void {
    this.width = Math.min(Math.max(this.width + by, 0), WIDTHS - 1);
  }

  takeStamp(name: StampName): void {
    this.isRubber = false;
    this.stamp = this.stamp?.name === name ? null : { size: 1, turn: 0, ...this.stamp, name };
  }

  resize(size: number): void {
    if (this.stamp) this.stamp = { ...this.stamp, size: Math.min(Math.max(size, 0), 2) };
  }

  turn(): void {
    if (this.stamp) this.stamp = { ...this.stamp, turn: (this.stamp.turn + 1) % TURNS };
  }
}
