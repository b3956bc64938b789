/** How near something is looked at through a glass, and which part of it: the one way to pan and zoom. Knows no page. */

/** On the glass in its own measure, or on what lies under it. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof WAYS;
const KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** As the browser tells it. */
interface Wheel {
  readonly deltaY: number;
  readonly deltaMode: number;
}
const PIXELS = 0;
/** In pixels. */
const LINE = 33;

export abstract class Look {
  scale = $state(1);
  /** What lies in the middle of the glass. */
  protected middle: Place;

  /** The middle of the glass itself. */
  abstract readonly centre: Place;
  protected abstract readonly farthest: number;
  protected abstract readonly nearest: number;
  /** Of the glass, at each step to a side. */
  protected abstract readonly pace: number;

  constructor(middle: Place) {
    this.middle = $state.raw(middle);
  }

  /** With buttons and keys. */
  abstract nearer(): void;
  abstract farther(): void;

  /** How far the picture is moved when its left upper corner is held. */
  get shift(): Place {
    const { centre, middle, scale } = this;
    return { x: centre.x - middle.x * scale, y: centre.y - middle.y * scale };
  }

  /** The place of the picture under this one of the glass. */
  under({ x, y }: Place): Place {
    const { centre, middle, scale } = this;
    return { x: middle.x + (x - centre.x) / scale, y: middle.y + (y - centre.y) / scale };
  }

  /** What is under that place stays there. */
  zoom(scale: number, at: Place = this.centre): void {
    const { x, y } = this.under(at);
    this.scale = this.bounded(scale);
    this.turn({ x: x - (at.x - this.centre.x) / this.scale, y: y - (at.y - this.centre.y) / this.scale });
  }

  protected bounded(scale: number): number {
    return Math.min(Math.max(scale, this.farthest), this.nearest);
  }

  /** A turn of the wheel, which counts in pixels or else in lines; each pixel counts so much, and so many at most. */
  wheel({ deltaY, deltaMode }: Wheel, pace: number, at: Place, most = Infinity): void {
    const by = deltaMode === PIXELS ? deltaY : LINE * deltaY;
    this.zoom(this.scale * Math.exp(-Math.min(Math.max(by, -most), most) * pace), at);
  }

  /** The picture goes along with a finger that moves so far over the glass. */
  drag(by: Place): void {
    this.turn({ x: this.middle.x - by.x / this.scale, y: this.middle.y - by.y / this.scale });
  }

  /** This place of the picture into the middle. */
  turn(to: Place): void {
    this.middle = to;
  }

  step(way: Way): void {
    const [x, y] = WAYS[way];
    this.drag({ x: -x * this.pace, y: -y * this.pace });
  }

  /** Whether the key does something here. */
  key(key: string): boolean {
    const way = KEYS[key];
    if (key === "+" || key === "=") this.nearer();
    else if (key === "-") this.farther();
    else if (way) this.step(way);
    else return false;
    return true;
  }
}
