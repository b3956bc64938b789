/** Fingers on the glass: two pinch, one drags, a tap brings a place into the middle, and two taps bring it near or far. Knows no page. */

import type { Lens, Place } from "./lens.svelte";

export interface Touch {
  readonly id: number;
  /** On the glass. */
  readonly at: Place;
  /** Milliseconds. */
  readonly time: number;
}

/** A finger that moves less, in parts of the glass, only taps. */
const TREMBLE = 0.03;
/** Milliseconds between two taps that belong together, and how far they may lie apart. */
const TWICE = 350;
const APART = 0.15;
const NEAR = 2.5;

export class Grip {
  private readonly fingers = new Map<number, Place>();
  private start: Touch | null = null;
  private last: Touch | null = null;

  constructor(private readonly lens: Lens) {}

  press({ id, at, time }: Touch): void {
    this.start = this.fingers.size === 0 ? { id, at, time } : null;
    this.fingers.set(id, at);
  }

  move({ id, at }: Touch): void {
    const before = this.fingers.get(id);
    if (!before) return;
    if (this.start && distance(this.start.at, at) < TREMBLE) return;
    const was = this.hold;
    this.start = null;
    this.fingers.set(id, at);
    const is = this.hold;
    if (this.fingers.size > 1) this.lens.zoom((this.lens.scale * is.width) / was.width, was.at);
    this.lens.drag({ x: is.at.x - was.at.x, y: is.at.y - was.at.y });
  }

  lift({ id, time }: Touch): void {
    this.fingers.delete(id);
    if (this.start?.id === id && this.fingers.size === 0) this.tap({ ...this.start, time });
    this.start = null;
  }

  /** The device took them for something else. */
  drop(): void {
    this.fingers.clear();
    this.start = null;
  }

  private tap(touch: Touch): void {
    const { lens, last } = this;
    const isTwice = last !== null && touch.time - last.time < TWICE && distance(last.at, touch.at) < APART;
    this.last = isTwice ? null : touch;
    if (!isTwice && lens.isNear) lens.turn(lens.under(touch.at));
    else if (isTwice && lens.isNear) lens.whole();
    else if (isTwice) lens.zoom(NEAR, touch.at);
  }

  /** Where the fingers are together, and how wide. */
  private get hold(): { readonly at: Place; readonly width: number } {
    const [one = { x: 0.5, y: 0.5 }, two = one] = this.fingers.values();
    return { at: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }, width: Math.max(distance(one, two), 0.02) };
  }
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
