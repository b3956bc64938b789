/** Fingers on a glass: two pinch, one drags, and one that hardly moves taps. Knows no page. */

import type { Look, Place } from "./look.svelte";

export interface Touch {
  readonly id: number;
  /** On the glass. */
  readonly at: Place;
  /** Milliseconds. */
  readonly time: number;
}

export class Fingers {
  private readonly down = new Map<number, Place>();
  private start: Touch | null = null;
  /** Whether what is down, or was last, has only tapped so far. */
  isTap = true;

  /** One that moves less than it trembles, in the measure of the glass, only taps. */
  constructor(
    private readonly look: () => Look,
    private readonly tremble: number,
  ) {}

  press(touch: Touch): void {
    this.isTap = this.down.size === 0;
    this.start = touch;
    this.down.set(touch.id, touch.at);
  }

  /** Whether the picture went along. */
  move({ id, at }: Touch): boolean {
    if (!this.down.has(id)) return false;
    if (this.isTap && this.start && distance(this.start.at, at) < this.tremble) return false;
    const look = this.look();
    const was = this.hold;
    this.isTap = false;
    this.down.set(id, at);
    const is = this.hold;
    if (this.down.size > 1) look.zoom((look.scale * is.width) / was.width, was.at);
    look.drag({ x: is.at.x - was.at.x, y: is.at.y - was.at.y });
    return true;
  }

  /** The tap that this was, if it was one. */
  lift({ id, time }: Touch): Touch | null {
    const isLast = this.down.delete(id) && this.down.size === 0;
    return isLast && this.isTap && this.start ? { ...this.start, time } : null;
  }

  /** The device took them for something else. */
  drop(): void {
    this.down.clear();
  }

  /** Where the fingers are together, and how wide. */
  private get hold(): { readonly at: Place; readonly width: number } {
    const [one = { x: 0, y: 0 }, two = one] = this.down.values();
    const width = Math.max(distance(one, two), (this.tremble * 2) / 3);
    return { at: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }, width };
  }
}

export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
