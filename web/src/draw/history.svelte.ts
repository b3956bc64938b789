/** What lies on the paper, and the way back: strokes, stamps and clearing are taken back one by one. */

import { BLANK, type Drawing, hasRoom, isBlank, type Stroke, weight } from "./strokes";

export class History {
  drawing = $state.raw<Drawing>(BLANK);
  private past = $state.raw<readonly Drawing[]>([]);
  private future = $state.raw<readonly Drawing[]>([]);

  constructor(
    start: Drawing = BLANK,
    private readonly onchange: (drawing: Drawing) => void = () => undefined,
  ) {
    this.begin(start);
  }

  /** Another paper: what is on it can be taken back stroke by stroke, also after a reload. */
  begin(drawing: Drawing): void {
    this.drawing = drawing;
    this.past = drawing.strokes.map((_, at) => ({ strokes: drawing.strokes.slice(0, at) }));
    this.future = [];
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get isBlank(): boolean {
    return isBlank(this.drawing);
  }

  /** No other stroke fits on it. */
  get isFull(): boolean {
    return !hasRoom(this.drawing);
  }

  /** Bytes so far. */
  get weight(): number {
    return weight(this.drawing);
  }

  /** One step, whatever the number of strokes; whether there was room. */
  add(...strokes: readonly Stroke[]): boolean {
    const next = { strokes: [...this.drawing.strokes, ...strokes] };
    if (!strokes.length || !hasRoom(next, 0)) return false;
    this.step(next);
    return true;
  }

  /** Another drawing over this one, in one step. */
  cover(drawing: Drawing): void {
    this.step(drawing);
  }

  clear(): void {
    if (!this.isBlank) this.step(BLANK);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before) this.lay(before, this.past.slice(0, -1), [...this.future, this.drawing]);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (next) this.lay(next, [...this.past, this.drawing], this.future.slice(0, -1));
  }

  private step(next: Drawing): void {
    this.lay(next, [...this.past, this.drawing], []);
  }

  private lay(drawing: Drawing, past: readonly Drawing[], future: readonly Drawing[]): void {
    this.past = past;
    this.future = future;
    this.drawing = drawing;
    this.onchange(drawing);
  }
}
