/** What is in the hand: an ink or the rubber, a width, or a stamp.  Ink and width are as they were last on this device. */

import { shelf as ours } from "../store/settings.svelte";
import type { Shelf } from "../link/outbox";
import { INKS } from "./palette";
import { AREA, RUBBER, WIDTHS } from "./strokes";
import { type Stamp, type StampName, TURNS } from "./stamps";

const PLACE = "tablee:pen";

export class Pen {
  private ink = $state(1);
  private wide = $state(1);
  isRubber = $state(false);
  /** What it goes around is filled. */
  isFilling = $state(false);
  stamp = $state.raw<Stamp | null>(null);

  constructor(private readonly shelf: Shelf = ours) {
    const [ink = RUBBER, width = WIDTHS] = (shelf.getItem(PLACE) ?? "").split(" ").map(Number);
    if (ink !== RUBBER && INKS[ink]) this.ink = ink;
    if (Number.isInteger(width) && width >= 0 && width < WIDTHS) this.wide = width;
  }

  get width(): number {
    return this.isFilling ? AREA : this.wide;
  }

  set width(width: number) {
    this.wide = width;
    this.isFilling = false;
    this.keep();
  }

  /** By index; the first is the rubber. */
  get colour(): number {
    return this.isRubber ? RUBBER : this.ink;
  }

  take(colour: number): void {
    this.isRubber = colour === RUBBER;
    if (this.isRubber) this.stamp = null;
    else this.ink = colour;
    this.keep();
  }

  /** The rubber, and the ink that was there before. */
  turnOver(): void {
    this.take(this.isRubber ? this.ink : RUBBER);
  }

  widen(by: number): void {
    this.width = Math.min(Math.max(this.wide + by, 0), WIDTHS - 1);
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

  private keep(): void {
    try {
      this.shelf.setItem(PLACE, `${this.ink} ${this.wide}`);
    } catch {
      // The device is full: next time it is black again.
    }
  }
}
