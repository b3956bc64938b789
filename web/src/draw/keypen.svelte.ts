/** A pen that is moved with keys, step by step.  Knows no page. */

import { GRID, onPaper } from "./strokes";

const STEP = 48;
/** With Shift. */
const STRIDE = 5 * STEP;

/** As on a block of digits: the corner keys go slantwise. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};

export class KeyPen {
  x = $state(GRID / 2);
  y = $state(GRID / 2);
  isDown = $state(false);
  /** Shown once a key was used. */
  isShown = $state(false);

  /** Whether the key moves the pen. */
  move(key: string, isStride: boolean): boolean {
    const way = WAYS[key];
    if (!way) return false;
    const by = isStride ? STRIDE : STEP;
    this.x = onPaper(this.x + way[0] * by);
    this.y = onPaper(this.y + way[1] * by);
    this.isShown = true;
    return true;
  }

  /** Of the paper's width and height, in hundredths. */
  get place(): { readonly x: number; readonly y: number } {
    const part = (value: number) => Math.round((100 * value) / (GRID - 1));
    return { x: part(this.x), y: part(this.y) };
  }
}
