/** Two canvases, one over the other: ink that has dried, and ink under the pen. */

import { pathOf } from "./ink";
import { inkOf } from "./palette";
import { GRID, type Drawing, type Stroke } from "./strokes";

export class Stage {
  private readonly dry: CanvasRenderingContext2D | null;
  private readonly wet: CanvasRenderingContext2D | null;
  private shown: readonly Stroke[] = [];
  private size = 0;
  private isWet = false;

  constructor(
    private readonly below: HTMLCanvasElement,
    private readonly above: HTMLCanvasElement,
  ) {
    this.dry = below.getContext("2d");
    // Straight to the screen where the browser can: wet ink only grows, so it never flickers.
    this.wet = above.getContext("2d", { desynchronized: true });
  }

  /** As many points as the screen has; whether that is another number than before. */
  fit(side: number, ratio = devicePixelRatio): boolean {
    const size = Math.round(Math.min(side * ratio, 2400));
    if (size === this.size || size === 0) return false;
    this.size = size;
    for (const canvas of [this.below, this.above]) canvas.width = canvas.height = size;
    const shown = this.shown;
    this.shown = [];
    this.isWet = false;
    this.show({ strokes: shown });
    return true;
  }

  /** As large as its paper. The window may move to a screen with smaller points: their number is looked at again, too. */
  follow(paper: HTMLElement): () => void {
    this.fit(paper.clientWidth);
    const watcher = new ResizeObserver(() => this.fit(paper.clientWidth));
    watcher.observe(paper);
    return () => watcher.disconnect();
  }

  /** Only what is new is drawn, if the rest is there already. */
  show({ strokes }: Drawing): void {
    const isMore = this.shown.length <= strokes.length && this.shown.every((stroke, at) => stroke === strokes[at]);
    if (!isMore) this.wipe(this.dry);
    for (const stroke of strokes.slice(isMore ? this.shown.length : 0)) this.fill(this.dry, stroke);
    this.shown = strokes;
  }

  /** More of the stroke under the pen: over what is there of it. */
  grow(stroke: Stroke): void {
    this.isWet = true;
    this.fill(this.wet, stroke);
  }

  /** Another stroke under the pen, or none. */
  under(stroke: Stroke | null): void {
    this.dryUp();
    if (stroke) this.grow(stroke);
  }

  dryUp(): void {
    if (this.isWet) this.wipe(this.wet);
    this.isWet = false;
  }

  private fill(on: CanvasRenderingContext2D | null, stroke: Stroke): void {
    if (!on || !this.size) return;
    on.setTransform(this.size / GRID, 0, 0, this.size / GRID, 0, 0);
    on.fillStyle = inkOf(stroke[0]);
    on.fill(new Path2D(pathOf(stroke)));
  }

  private wipe(on: CanvasRenderingContext2D | null): void {
    on?.setTransform(1, 0, 0, 1, 0, 0);
    on?.clearRect(0, 0, this.size, this.size);
  }
}
