/** A card that is dragged over the page, and dropped: the other way to lay it, beside tapping. */

type Pixels = readonly [x: number, y: number];

/** A finger that moves less, in pixels, only taps. */
const TREMBLE = 12;

export class Dragging {
  /** How far it is from where it lay; null while it lies. */
  by = $state.raw<Pixels | null>(null);
  private from: Pixels | null = null;
  /** Whether it was dragged since it was taken: a drag ends in a click, too, which is no tap. */
  hasDragged = false;

  take(event: PointerEvent): void {
    this.hasDragged = false;
    if (event.button !== 0) return;
    this.from = [event.clientX, event.clientY];
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  /** Whether it is being dragged. */
  move(event: PointerEvent): boolean {
    if (!this.from) return false;
    const by: Pixels = [event.clientX - this.from[0], event.clientY - this.from[1]];
    if (!this.by && Math.hypot(...by) <= TREMBLE) return false;
    this.hasDragged = true;
    this.by = by;
    return true;
  }

  /** Whether it was dragged, and is dropped now. */
  drop(): boolean {
    const wasDragged = this.by !== null;
    this.by = null;
    this.from = null;
    return wasDragged;
  }
}
