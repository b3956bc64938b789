/** How near a picture is looked at, and which part of it. Knows no page. */

/** On the glass, from 0 to 1 in each direction. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const NEAREST = 6;
export const MIDDLE: Place = { x: 0.5, y: 0.5 };
/** With buttons and keys. */
const STEPS = [1, 1.5, 2, 3, 4, NEAREST] as const;
/** Of the glass, at each step to a side. */
const PACE = 0.3;

export const WAYS = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;
export type Way = keyof typeof WAYS;
const KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

export class Lens {
  scale = $state(1);
  /** The place of the picture that lies in the middle of the glass. */
  private middle = $state.raw<Place>(MIDDLE);

  get isNear(): boolean {
    return this.scale > 1;
  }

  get percent(): number {
    return Math.round(100 * this.scale);
  }

  /** How far the picture is moved, in breadths of the glass, when its left upper corner is held. */
  get shift(): Place {
    return { x: 0.5 - this.middle.x * this.scale, y: 0.5 - this.middle.y * this.scale };
  }

  /** The place of the picture under this one of the glass. */
  under(at: Place): Place {
    return { x: this.middle.x + (at.x - 0.5) / this.scale, y: this.middle.y + (at.y - 0.5) / this.scale };
  }

  /** What is under that place stays there. */
  zoom(scale: number, at: Place = MIDDLE): void {
    const { x, y } = this.under(at);
    this.scale = Math.min(Math.max(scale, 1), NEAREST);
    this.turn({ x: x - (at.x - 0.5) / this.scale, y: y - (at.y - 0.5) / this.scale });
  }

  nearer(at: Place = MIDDLE): void {
    this.zoom(STEPS.find((it) => it > this.scale + 0.01) ?? NEAREST, at);
  }

  farther(at: Place = MIDDLE): void {
    this.zoom(STEPS.findLast((it) => it < this.scale - 0.01) ?? 1, at);
  }

  whole(): void {
    this.zoom(1);
  }

  /** The picture goes along with a finger that moves so far over the glass. */
  drag(by: Place): void {
    this.turn({ x: this.middle.x - by.x / this.scale, y: this.middle.y - by.y / this.scale });
  }

  /** This place of the picture into the middle, as far as the picture reaches. */
  turn({ x, y }: Place): void {
    const edge = 0.5 / this.scale;
    const within = (value: number): number => Math.min(Math.max(value, edge), 1 - edge);
    this.middle = { x: within(x), y: within(y) };
  }

  step(way: Way): void {
    const [x, y] = WAYS[way];
    this.drag({ x: -x * PACE, y: -y * PACE });
  }

  /** Whether there is more of it that way. */
  hasMore(way: Way): boolean {
    const [x, y] = WAYS[way];
    const edge = 0.5 / this.scale + 0.001;
    const { middle } = this;
    return x < 0 ? middle.x > edge : x > 0 ? middle.x < 1 - edge : y < 0 ? middle.y > edge : middle.y < 1 - edge;
  }

  /** Whether the key does something here; arrows do so only when it is near. */
  key(key: string): boolean {
    const way = KEYS[key];
    if (key === "+" || key === "=") this.nearer();
    else if (key === "-") this.farther();
    else if (key === "0") this.whole();
    else if (way && this.isNear) this.step(way);
    else return false;
    return true;
  }
}
