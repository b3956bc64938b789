/** Which of the fingers, pens and palms on the paper draws.  Knows no page. */

/** The part of a PointerEvent that is needed here. */
export interface Touching {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly timeStamp: number;
  readonly button: number;
}

/** Milliseconds: a second finger that comes so soon wanted to pinch, and the first has drawn nothing. */
const PINCH = 220;
/** Milliseconds after the pen was near in which a touch is still the palm. */
const LATELY = 1200;

/** begin a stroke; begin another instead of the one that is drawn; drop what is drawn; or nothing. */
export type Wanted = "begin" | "instead" | "drop" | "nothing";

export class Hand {
  /** Once there was a pen, only the pen draws, until somebody says otherwise. */
  isPenOnly = $state(false);
  private mayTouch = false;
  private drawing: Touching | null = null;
  private readonly fingers = new Set<number>();
  /** Fingers that pinched: none of them draws until all are lifted. */
  private isPinching = false;
  private penAt = -Infinity;

  press(event: Touching): Wanted {
    if (event.pointerType === "pen") return this.pressPen(event);
    if (event.pointerType !== "touch") return event.button === 0 && !this.drawing ? this.begin(event) : "nothing";
    this.fingers.add(event.pointerId);
    if (this.isPenOnly || event.timeStamp - this.penAt < LATELY || this.isPinching) return "nothing";
    if (!this.drawing) return this.fingers.size === 1 ? this.begin(event) : "nothing";
    if (this.drawing.pointerType !== "touch" || event.timeStamp - this.drawing.timeStamp >= PINCH) return "nothing";
    this.isPinching = true;
    this.drawing = null;
    return "drop";
  }

  /** Whether its movement draws. */
  draws(event: Touching): boolean {
    return this.drawing?.pointerId === event.pointerId;
  }

  /** A pen is over the paper, touching it or not. */
  near(event: Touching): void {
    if (event.pointerType === "pen") this.penAt = event.timeStamp;
  }

  /** Whether it was this one that drew. */
  lift(event: Touching): boolean {
    this.near(event);
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.isPinching = false;
    if (!this.draws(event)) return false;
    this.drawing = null;
    return true;
  }

  /** Fingers may draw beside the pen, though never right after it. */
  letFingersDraw(): void {
    this.isPenOnly = false;
    this.mayTouch = true;
  }

  private pressPen(event: Touching): Wanted {
    this.near(event);
    this.isPenOnly = !this.mayTouch;
    const isPalm = this.drawing?.pointerType === "touch";
    if (this.drawing && !isPalm) return "nothing";
    this.begin(event);
    return isPalm ? "instead" : "begin";
  }

  private begin(event: Touching): "begin" {
    this.drawing = event;
    return "begin";
  }
}
