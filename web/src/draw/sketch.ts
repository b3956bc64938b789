/** The stroke that is being drawn: takes points as they come, and stays small while it grows. */

import { simplify } from "./simplify";
import { AREA, FULL, MOST_POINTS, PRESSURES, onPaper, type Stroke } from "./strokes";

/** Points nearer to the one before are only a trembling hand. */
const NEAR = 5;
/** After so many fresh points, those that are not needed go. */
const BATCH = 48;
/** Bytes of a point at most: `4095,4095,255,`. */
const POINT = 14;

export class Sketch {
  /** What stays, then what came lately. */
  private settled: number[] = [];
  private fresh: number[] = [];
  /** Room for bytes. */
  private readonly room: number;
  isFull = false;

  constructor(
    readonly colour: number,
    readonly width: number,
    taken = 0,
  ) {
    this.room = FULL - taken - 32;
  }

  /** Whether the line has grown; it ends where it stands when the paper is full. */
  add(x: number, y: number, pressure: number): boolean {
    if (this.isFull) return false;
    const [px, py, pp] = [onPaper(x), onPaper(y), onPaper(pressure, PRESSURES)];
    if (this.fresh.length) {
      const [lastX = 0, lastY = 0] = this.fresh.slice(-3);
      if (Math.hypot(px - lastX, py - lastY) < NEAR) return false;
    }
    this.fresh.push(px, py, pp);
    if (this.fresh.length >= 3 * BATCH) this.settle();
    this.isFull = this.count >= MOST_POINTS - 1 || this.count * POINT >= this.room;
    return true;
  }

  get count(): number {
    return (this.settled.length + this.fresh.length) / 3;
  }

  /** The end of the line, a little longer than `length` on the grid. */
  tail(length: number): Stroke {
    // No more of what has settled than could be needed: a line may be long, and this is asked for all the time.
    const all = [...this.settled.slice(-3 * BATCH), ...this.fresh];
    let from = all.length - 3;
    for (let gone = 0; from > 0 && gone < length; from -= 3) {
      gone += Math.hypot((all[from] ?? 0) - (all[from - 3] ?? 0), (all[from + 1] ?? 0) - (all[from - 2] ?? 0));
    }
    // An area is a line until it is closed.
    return [this.colour, this.width === AREA ? 0 : this.width, all.slice(Math.max(from, 0))];
  }

  /** The whole stroke, as it is kept. */
  done(): Stroke {
    return [this.colour, this.width, [...this.settled, ...simplify(this.fresh)]];
  }

  private settle(): void {
    const slim = simplify(this.fresh);
    this.settled.push(...slim.slice(0, -3));
    this.fresh = slim.slice(-3);
  }
}
