/** Where one looks at a display, and from how near. Knows no page. */

import { HEIGHT, WIDTH, type Cell } from "./geometry";

const NEAREST = 2.4;
const FARTHEST = 0.08;
/** Cards are not shown larger than this by themselves. */
const COMFORTABLE = 1.5;
/** Half the width of a finger, in pixels. */
const REACH = 22;

export class Camera {
  /** The point of the display, in drawing units, that is in the middle of the window. */
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  /** Pixels to a unit. */
  scale = $state(1);
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it, at the right, lies under the tools. */
  covered = $state(0);
  /** Whether a person has taken it in hand; else it shows all by itself. */
  isFree = $state(false);

  /** Where the window is on the page, told by whoever draws it. */
  place: (() => { readonly left: number; readonly top: number }) | null = null;

  get shift(): readonly [number, number] {
    return [this.width / 2 - this.x * this.scale, this.height / 2 - this.y * this.scale];
  }

  /** Everything, with room for a card all around. */
  showAll(cells: readonly Cell[]): void {
    this.isFree = false;
    const columns = cells.length ? cells.map(([x]) => x) : [0];
    const rows = cells.length ? cells.map(([, y]) => y) : [0];
    const left = Math.min(...columns);
    const right = Math.max(...columns) + 1;
    const top = Math.min(...rows);
    const bottom = Math.max(...rows) + 1;
    const margin = 0.3;
    const wide = (this.width - this.covered) / ((right - left + margin) * WIDTH);
    const high = this.height / ((bottom - top + margin) * HEIGHT);
    this.scale = clamp(Math.min(wide, high, COMFORTABLE));
    this.x = ((left + right) / 2) * WIDTH + this.covered / 2 / this.scale;
    this.y = ((top + bottom) / 2) * HEIGHT;
  }

  panBy(right: number, down: number): void {
    this.isFree = true;
    this.shiftBy(right, down);
  }

  /** Nearer or farther, with the point under the finger staying where it is. */
  zoomBy(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    this.isFree = true;
    const before = this.pointAt(atX, atY);
    this.scale = clamp(this.scale * factor);
    const after = this.pointAt(atX, atY);
    this.x += before[0] - after[0];
    this.y += before[1] - after[1];
  }

  /** Make sure that a cell can be seen. */
  reveal([x, y]: Cell): void {
    const [left, top] = this.shift;
    const px = (x + 0.5) * WIDTH * this.scale + left;
    const py = (y + 0.5) * HEIGHT * this.scale + top;
    const room = (WIDTH * this.scale) / 2;
    const right = Math.max(0, room - px) - Math.max(0, px - (this.width - this.covered - room));
    const down = Math.max(0, room * 1.5 - py) - Math.max(0, py - (this.height - room * 1.5));
    this.shiftBy(right, down);
  }

  /** The cell under a pixel of the window. */
  cellAt(px: number, py: number): Cell {
    const [x, y] = this.pointAt(px, py);
    return [Math.floor(x / WIDTH), Math.floor(y / HEIGHT)];
  }

  /** Which of these a finger means that came down at a point of the page: seen from far they are smaller than it. */
  nearest<S extends readonly [x: number, y: number, ...rest: number[]]>(
    x: number,
    y: number,
    spots: readonly S[],
  ): S | null {
    const place = this.place?.() ?? { left: 0, top: 0 };
    const [left, top] = this.shift;
    const far = (spot: S): number =>
      Math.hypot(
        (spot[0] + 0.5) * WIDTH * this.scale + left + place.left - x,
        (spot[1] + 0.5) * HEIGHT * this.scale + top + place.top - y,
      );
    const [best] = spots.toSorted((one, other) => far(one) - far(other));
    return best && far(best) <= REACH ? best : null;
  }

  /** The cell under a point of the page; none outside the window. */
  cellAtPage(x: number, y: number): Cell | null {
    const place = this.place?.();
    if (!place) return null;
    const [px, py] = [x - place.left, y - place.top];
    return px < 0 || py < 0 || px > this.width || py > this.height ? null : this.cellAt(px, py);
  }

  private shiftBy(right: number, down: number): void {
    this.x -= right / this.scale;
    this.y -= down / this.scale;
  }

  private pointAt(px: number, py: number): readonly [number, number] {
    const [left, top] = this.shift;
    return [(px - left) / this.scale, (py - top) / this.scale];
  }
}

function clamp(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}
