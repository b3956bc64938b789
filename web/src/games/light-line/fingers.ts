/** Fingers, a wheel and keys on a window: they move a camera, and tell a tap from the end of a drag. */

import type { Camera } from "./camera.svelte";
import type { Cell } from "./geometry";

/** A finger trembles so much, in pixels, and still only taps. */
const TREMBLE = 8;
const STEP = 60;
const PANS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

type Where = Pick<PointerEvent, "clientX" | "clientY">;

export class Fingers {
  private readonly down = new Map<number, { readonly x: number; readonly y: number }>();
  private hasMoved = false;

  constructor(private readonly camera: () => Camera) {}

  press(event: PointerEvent): void {
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.hasMoved = this.down.size > 1;
  }

  move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) return;
    const right = event.clientX - before.x;
    const down = event.clientY - before.y;
    if (!this.hasMoved && Math.hypot(right, down) < TREMBLE) return;
    if (!this.hasMoved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.hasMoved = true;
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const [x, y] = this.within({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
      if (was > 0) this.camera().zoomBy(is / was, x, y);
      this.camera().panBy(right / 2, down / 2);
    } else this.camera().panBy(right, down);
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  lift(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }

  /** A tap, and not the end of a drag. */
  tap(act: () => void): void {
    if (!this.hasMoved) act();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const [x, y] = this.within(event);
    this.camera().zoomBy(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), x, y);
  }

  /** Whether the key was one of ours. */
  key(key: string): boolean {
    const pan = PANS[key];
    if (pan) this.camera().panBy(...pan);
    else if (key === "+" || key === "=") this.camera().zoomBy(1.25);
    else if (key === "-") this.camera().zoomBy(0.8);
    else return false;
    return true;
  }

  private within({ clientX, clientY }: Where): Cell {
    const { left, top } = this.camera().place?.() ?? { left: 0, top: 0 };
    return [clientX - left, clientY - top];
  }
}
