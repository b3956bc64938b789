/** Where one looks at a display, and from how near: a glass in pixels over cards in drawing units. */

import { distance } from "../../ui/fingers";
import type { Box } from "../../ui/flying.svelte";
import { Look, type Place } from "../../ui/look.svelte";
import { boundsOf, HEIGHT, WIDTH, type Cell } from "./geometry";

/** Cards are not shown larger than this by themselves, but in a window so many pixels high for each step of it. */
const COMFORTABLE = 2;
const HIGH = 330;
/** Half the width of a finger, in pixels. */
const REACH = 22;
/** Whoever has not moved it for so long, in milliseconds, looks at it: it is drawn anew, sharp. */
const STILL = 180;

export class Camera extends Look {
  protected readonly farthest = 0.08;
  protected readonly nearest = 3;
  protected readonly pace = 60;
  /** The window, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it, at the right, lies under the tools. */
  covered = $state(0);
  /** Whether a person has taken it in hand; else it shows all by itself. */
  isFree = $state(false);
  /** Whether it is being moved: then it goes as one picture, as it was drawn last. */
  isMoving = $state(false);
  private rest: ReturnType<typeof setTimeout> | undefined;

  /** Where the window is on the page, told by whoever draws it; null while it is not there. */
  place: (() => { readonly left: number; readonly top: number }) | null = null;

  constructor() {
    super({ x: WIDTH / 2, y: HEIGHT / 2 });
  }

  get centre(): Place {
    return { x: this.width / 2, y: this.height / 2 };
  }

  /** Everything, with room for a card all around. */
  showAll(cells: readonly Cell[]): void {
    this.isFree = false;
    const { left, right, top, bottom } = boundsOf(cells);
    const margin = 0.3;
    const wide = (this.width - this.covered) / ((right - left + margin) * WIDTH);
    const high = this.height / ((bottom - top + margin) * HEIGHT);
    this.scale = this.bounded(Math.min(wide, high, Math.max(COMFORTABLE, this.height / HIGH)));
    const x = ((left + right) / 2) * WIDTH + this.covered / 2 / this.scale;
    this.turn({ x, y: ((top + bottom) / 2) * HEIGHT });
  }

  nearer(): void {
    this.zoom(this.scale * 1.25);
  }

  farther(): void {
    this.zoom(this.scale * 0.8);
  }

  override zoom(scale: number, at?: Place): void {
    this.stir();
    super.zoom(scale, at);
  }

  override drag(by: Place): void {
    this.stir();
    super.drag(by);
  }

  private stir(): void {
    this.isFree = true;
    this.isMoving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => (this.isMoving = false), STILL);
  }

  /** Make sure that a cell can be seen. */
  reveal(cell: Cell): void {
    const { x, y } = this.seen(cell);
    const room = (WIDTH * this.scale) / 2;
    const right = Math.max(0, room - x) - Math.max(0, x - (this.width - this.covered - room));
    const down = Math.max(0, room * 1.5 - y) - Math.max(0, y - (this.height - room * 1.5));
    super.drag({ x: right, y: down });
  }

  /** The cell under a pixel of the window. */
  cellAt(at: Place): Cell {
    const { x, y } = this.under(at);
    return [Math.floor(x / WIDTH), Math.floor(y / HEIGHT)];
  }

  /** Which of these a finger means that came down at a point of the page: seen from far they are smaller than it. */
  nearestTo<S extends readonly [x: number, y: number, ...rest: number[]]>(
    x: number,
    y: number,
    spots: readonly S[],
  ): S | null {
    const finger = this.within(x, y);
    const far = (spot: S): number => distance(this.seen([spot[0], spot[1]]), finger);
    const [best] = spots.toSorted((one, other) => far(one) - far(other));
    return best && far(best) <= REACH ? best : null;
  }

  /** The cell under a point of the page; none outside the window. */
  cellAtPage(x: number, y: number): Cell | null {
    if (!this.place) return null;
    const at = this.within(x, y);
    return at.x < 0 || at.y < 0 || at.x > this.width || at.y > this.height ? null : this.cellAt(at);
  }

  /** Where a cell is on the page; none that is out of sight. */
  onPage(cell: Cell): Box | null {
    const { x, y } = this.seen(cell);
    const place = this.place?.();
    if (!place || x < 0 || y < 0 || x > this.width || y > this.height) return null;
    const [width, height] = [WIDTH * this.scale, HEIGHT * this.scale];
    return { left: place.left + x - width / 2, top: place.top + y - height / 2, width, height };
  }

  /** Whether there is more room in the window above what reaches from here to there, in drawing units, than below. */
  isLow([top, bottom]: readonly [top: number, bottom: number]): boolean {
    const above = top * this.scale + this.shift.y;
    const below = this.height - bottom * this.scale - this.shift.y;
    return above > below;
  }

  /** A point of the page, in the window. */
  within(x: number, y: number): Place {
    const { left, top } = this.place?.() ?? { left: 0, top: 0 };
    return { x: x - left, y: y - top };
  }

  /** Where the middle of a cell is in the window. */
  private seen([x, y]: Cell): Place {
    const { shift, scale } = this;
    return { x: (x + 0.5) * WIDTH * scale + shift.x, y: (y + 0.5) * HEIGHT * scale + shift.y };
  }
}
