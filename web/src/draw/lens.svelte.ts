/** A glass over a drawing, from 0 to 1 in each direction: from all of it to very near, and never beside it. */

import { distance, type Touch } from "../ui/fingers";
import { Look, type Place, type Way, WAYS } from "../ui/look.svelte";

export const NEAREST = 6;
export const MIDDLE: Place = { x: 0.5, y: 0.5 };
/** With buttons and keys. */
const STEPS = [1, 1.5, 2, 3, 4, NEAREST] as const;
/** Milliseconds between two taps that belong together, and how far they may lie apart. */
const TWICE = 350;
const APART = 0.15;
const NEAR = 2.5;

export class Lens extends Look {
  readonly centre = MIDDLE;
  protected readonly farthest = 1;
  protected readonly nearest = NEAREST;
  protected readonly pace = 0.3;
  private last: Touch | null = null;

  constructor() {
    super(MIDDLE);
  }

  get isNear(): boolean {
    return this.scale > 1;
  }

  get percent(): number {
    return Math.round(100 * this.scale);
  }

  nearer(): void {
    this.zoom(STEPS.find((it) => it > this.scale + 0.01) ?? NEAREST);
  }

  farther(): void {
    this.zoom(STEPS.findLast((it) => it < this.scale - 0.01) ?? 1);
  }

  whole(): void {
    this.zoom(1);
  }

  /** As far as the picture reaches. */
  override turn({ x, y }: Place): void {
    const edge = 0.5 / this.scale;
    const within = (value: number): number => Math.min(Math.max(value, edge), 1 - edge);
    super.turn({ x: within(x), y: within(y) });
  }

  /** Whether there is more of it that way. */
  hasMore(way: Way): boolean {
    const [x, y] = WAYS[way];
    const edge = 0.5 / this.scale + 0.001;
    const { middle } = this;
    return x < 0 ? middle.x > edge : x > 0 ? middle.x < 1 - edge : y < 0 ? middle.y > edge : middle.y < 1 - edge;
  }

  /** Arrows do something only when it is near. */
  override key(key: string): boolean {
    if (key === "0") this.whole();
    return key === "0" || ((this.isNear || !key.startsWith("Arrow")) && super.key(key));
  }

  /** A tap brings a place into the middle, and two bring it near or far. */
  tap(touch: Touch): void {
    const { last } = this;
    const isTwice = last !== null && touch.time - last.time < TWICE && distance(last.at, touch.at) < APART;
    this.last = isTwice ? null : touch;
    if (!isTwice && this.isNear) this.turn(this.under(touch.at));
    else if (isTwice && this.isNear) this.whole();
    else if (isTwice) this.zoom(NEAR, touch.at);
  }
}
