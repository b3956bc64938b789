/** From points to strokes: one line at a time, which ends kindly at the edge of the paper and where the paper is full. */

import type { History } from "./history.svelte";
import { thickness } from "./ink";
import type { Pen } from "./pen.svelte";
import { Pressure } from "./pressure";
import { Sketch } from "./sketch";
import { stamped } from "./stamps";
import { GRID, RUBBER, type Stroke } from "./strokes";

/** Where and when a pen was, on the grid. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** 0 to 1. */
  readonly pressure: number;
  readonly isPen: boolean;
}

/** What shows wet ink. */
export interface Wet {
  grow(stroke: Stroke): void;
  dryUp(): void;
}

/** The pen may slip so far over the edge, and the line goes on along it. */
const EDGE = 90;

export class Quill {
  private sketch: Sketch | null = null;
  private pressure = new Pressure();
  /** The pen is down, but beside the paper. */
  private isAway = false;
  private isTurned = false;

  constructor(
    private readonly history: History,
    private readonly pen: Pen,
    private readonly wet: () => Wet | null,
    private readonly onfull: () => void,
  ) {}

  get isDown(): boolean {
    return this.sketch !== null || this.isAway;
  }

  /** `isTurned`: the other end of a pen, which rubs out. */
  press(spot: Spot, isTurned = false): void {
    this.pressure = new Pressure();
    this.isTurned = isTurned;
    this.isAway = false;
    if (this.history.isFull) this.onfull();
    else this.start(spot);
  }

  move(spots: readonly Spot[]): void {
    for (const spot of spots) this.follow(spot);
    if (this.sketch) this.wet()?.grow(this.sketch.tail(tailLength(this.sketch.colour, this.sketch.width)));
  }

  lift(): void {
    this.isAway = false;
    this.finish();
  }

  /** As if it had never been. */
  drop(): void {
    this.sketch = null;
    this.isAway = false;
    this.wet()?.dryUp();
  }

  /** Whether there was room for it. */
  stampAt(x: number, y: number): boolean {
    const { stamp, colour, width } = this.pen;
    if (!stamp) return false;
    const hasRoom = this.history.add(...stamped(stamp, colour, width, x, y));
    if (!hasRoom) this.onfull();
    return hasRoom;
  }

  private start(spot: Spot): void {
    this.sketch = new Sketch(this.isTurned ? RUBBER : this.pen.colour, this.pen.width, this.history.weight);
    this.sketch.add(spot.x, spot.y, this.pressed(spot));
    this.wet()?.grow(this.sketch.done());
  }

  private follow(spot: Spot): void {
    const isOut = Math.min(spot.x, spot.y) < -EDGE || Math.max(spot.x, spot.y) >= GRID + EDGE;
    if (this.sketch) {
      const pressure = this.pressed(spot);
      this.sketch.add(spot.x, spot.y, pressure);
      if (this.sketch.isFull) {
        this.finish();
        this.onfull();
      } else if (isOut) {
        this.finish();
        this.isAway = true;
      }
    } else if (this.isAway && !isOut && !this.history.isFull) {
      this.isAway = false;
      this.start(spot);
    }
  }

  private pressed({ x, y, time, pressure, isPen }: Spot): number {
    return this.pressure.at(x, y, time, pressure, isPen);
  }

  private finish(): void {
    if (this.sketch) this.history.add(this.sketch.done());
    this.sketch = null;
  }
}

/** So much of a growing line is drawn again at each step: more than a round end hides. */
function tailLength(colour: number, width: number): number {
  return 2.5 * thickness(colour, width) + 60;
}
