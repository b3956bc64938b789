/** Carries a drawing to the table: the latest one, one at a time, again and again while the line is down. Knows no page. */

import { BLANK, type Drawing } from "./strokes";
import { Refusal } from "../link/api";

/** Milliseconds between two tries; each time a little longer. */
const SOON = 1_000;
const LATE = 15_000;

export class Courier {
  /** What the table has, as far as we know. */
  kept = $state.raw<Drawing>(BLANK);
  /** It is somewhere between here and there. */
  isOnWay = $state(false);
  /** The line is down, or the table is busy: it will be tried again. */
  isStuck = $state(false);
  /** Why the table does not want it, as a code. */
  refused = $state<string | null>(null);
  private next: Drawing | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = SOON;

  constructor(
    private readonly carry: (drawing: Drawing) => Promise<string>,
    /** With the name under which the table keeps it. */
    private readonly onkept: (drawing: Drawing, name: string) => void = () => undefined,
    /** When nothing is between here and there, whatever came of it. */
    private readonly onrest: () => void = () => undefined,
  ) {}

  /** In place of whatever was to be carried before. */
  send(drawing: Drawing): void {
    if (drawing === this.kept && !this.isOnWay) return;
    this.next = drawing;
    this.refused = null;
    void this.go();
  }

  /** The line may be back: not a moment longer. */
  wake(): void {
    if (this.isStuck) void this.go();
  }

  /** The table has this one, and nothing else is to be carried. */
  settle(drawing: Drawing): void {
    this.stop();
    this.kept = drawing;
    this.refused = null;
    this.pause = SOON;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.next = null;
    this.isStuck = false;
  }

  private async go(): Promise<void> {
    clearTimeout(this.timer);
    const drawing = this.next;
    if (this.isOnWay || !drawing) return;
    this.next = null;
    if (drawing === this.kept) return; // it was asked for twice, and the first time did it
    this.isOnWay = true;
    const { name, fault } = await this.carry(drawing).then(
      (name) => ({ name, fault: null }),
      (fault: unknown) => ({ name: "", fault }),
    );
    this.isOnWay = false;
    if (fault === null) this.arrived(drawing, name);
    else if (mayPass(fault)) this.wait(drawing);
    else this.refuse(fault);
    if (!this.isStuck) void this.go();
    if (!this.isOnWay) this.onrest();
  }

  private arrived(drawing: Drawing, name: string): void {
    this.kept = drawing;
    this.isStuck = false;
    this.pause = SOON;
    this.onkept(drawing, name);
  }

  private refuse(fault: unknown): void {
    this.refused = fault instanceof Refusal ? fault.code : "unknown";
    this.isStuck = false;
  }

  private wait(drawing: Drawing): void {
    this.next ??= drawing;
    this.isStuck = true;
    this.timer = setTimeout(() => void this.go(), this.pause);
    this.pause = Math.min(2 * this.pause, LATE);
  }
}

/** No answer, too much at once, or a table that is not well: none of it is about the drawing. */
export function mayPass(fault: unknown): boolean {
  return fault instanceof Refusal && (fault.status === 0 || fault.status === 429 || fault.status >= 500);
}
