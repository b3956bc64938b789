/** Drawings being drawn again, as a GIF: one scene after the other, each held at its end, all in a few seconds. */

import { Gif } from "./gif";
import { INKS, PAPER } from "./palette";
import { moment, score, type Score } from "./replay";
import { bare, canvasOf, CLOTH, type Hung, INK, inked, squared, wallOf } from "./wall";

/** What is drawn at the same time. */
export interface Scene {
  readonly title: string;
  readonly hung: readonly Hung[];
}

/** What a scene looks like, from 0, blank papers, to 1, as red, green, blue and opaqueness of every point. */
export interface Easel {
  readonly width: number;
  readonly height: number;
  at(scene: Scene, clock: number): Uint8ClampedArray;
}

/** Points of the broader side. */
const SIDE = { ofOne: 480, ofSeveral: 720 };
/** On a telephone it is small: what stands under a drawing is not. */
const LETTER = 330;
/** Hundredths of a second: of one frame, and how long the finished drawings are looked at. */
const FRAME = 8;
const HELD = 250;
/** In how many frames a scene is drawn. */
const FRAMES = { ofOne: 50, ofSeveral: 30 };
/** Between each ink and the paper, and between words and the cloth. */
const SHADES = 12;
/** Milliseconds of work before the page may breathe. */
const BREATH = 24;

export interface Progress {
  /** From 0 to 1. */
  readonly ontold?: (part: number) => void;
  readonly signal?: AbortSignal;
}

export async function film(scenes: readonly Scene[], progress: Progress = {}): Promise<Blob> {
  await document.fonts.ready;
  return new Blob([await shot(scenes, easelFor(scenes), progress)], { type: "image/gif" });
}

export async function shot(
  scenes: readonly Scene[],
  easel: Easel,
  { ontold, signal }: Progress = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const gif = new Gif(easel.width, easel.height, COLOURS);
  const numbers = new Numbers();
  const frames = scenes.length > 1 ? FRAMES.ofSeveral : FRAMES.ofOne;
  let since = performance.now();
  for (const [at, scene] of scenes.entries()) {
    for (let frame = 1; frame <= frames; frame += 1) {
      gif.add(numbers.of(easel.at(scene, frame / frames)), frame < frames ? FRAME : HELD);
      if (performance.now() - since < BREATH) continue;
      ontold?.((at + frame / frames) / scenes.length);
      await new Promise((done) => setTimeout(done));
      signal?.throwIfAborted();
      since = performance.now();
    }
  }
  return gif.end();
}

/** All scenes are of one size: that of the largest. */
function easelFor(scenes: readonly Scene[]): Easel {
  const walls = new Map(scenes.map((it) => [it, wallOf(squared(it.hung), it.title, LETTER)]));
  const [width, height] = (["width", "height"] as const).map((side) =>
    Math.max(...[...walls.values()].map((it) => it[side])),
  ) as [number, number];
  const isOne = scenes.every((it) => it.hung.length === 1);
  const scale = (isOne ? SIDE.ofOne : SIDE.ofSeveral) / Math.max(width, height);
  const [dry, wet] = [canvasOf(width, height, scale), canvasOf(width, height, scale)];
  let shown: Scene | null = null;
  let [times, done] = [[] as Score[], [] as number[]];
  return {
    width: dry.canvas.width,
    height: dry.canvas.height,
    at(scene, clock) {
      const wall = walls.get(scene) ?? wallOf([]);
      if (shown !== scene) {
        dry.fillStyle = CLOTH;
        dry.fillRect(0, 0, width, height);
        bare(dry, wall);
        [shown, times, done] = [scene, wall.spots.map((it) => score(it.drawing)), wall.spots.map(() => 0)];
      }
      const moments = wall.spots.map(({ drawing }, place) => moment(drawing, times[place] ?? [], clock));
      wall.spots.forEach((spot, place) => {
        inked(dry, spot, moments[place]?.done.slice(done[place]) ?? []);
        done[place] = moments[place]?.done.length ?? 0;
      });
      wet.drawImage(dry.canvas, 0, 0, width, height);
      wall.spots.forEach((spot, place) => {
        const under = moments[place]?.under;
        if (under) inked(wet, spot, [under]);
      });
      return wet.getImageData(0, 0, wet.canvas.width, wet.canvas.height).data;
    },
  };
}

const rgb = (hex: string): number => parseInt(hex.slice(1), 16);

/** Every ink on the paper and the words on the cloth, each with its soft edge. */
export const COLOURS: readonly number[] = [
  ...new Set([
    rgb(PAPER),
    rgb(CLOTH),
    ...INKS.slice(1).flatMap(({ ink }) => shades(rgb(PAPER), rgb(ink))),
    ...shades(rgb(CLOTH), rgb(INK)),
  ]),
];

function shades(from: number, to: number): readonly number[] {
  return Array.from({ length: SHADES }, (_, at) => {
    const part = (at + 1) / SHADES;
    return [16, 8, 0].reduce((sum, shift) => {
      const [a, b] = [(from >> shift) & 255, (to >> shift) & 255];
      return sum | (Math.round(a + (b - a) * part) << shift);
    }, 0);
  });
}

/** Colours by number: each is looked for once. */
class Numbers {
  private readonly known = new Map<number, number>();

  of(points: Uint8ClampedArray): Uint8Array {
    const numbers = new Uint8Array(points.length / 4);
    let [last, number] = [-1, 0];
    for (let at = 0, to = 0; at < points.length; at += 4, to += 1) {
      const colour = ((points[at] ?? 0) << 16) | ((points[at + 1] ?? 0) << 8) | (points[at + 2] ?? 0);
      if (colour !== last) [last, number] = [colour, this.nearest(colour)];
      numbers[to] = number;
    }
    return numbers;
  }

  private nearest(colour: number): number {
    const known = this.known.get(colour);
    if (known !== undefined) return known;
    const far = COLOURS.map((it) =>
      [16, 8, 0].reduce((sum, shift) => sum + (((it >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0),
    );
    const number = far.indexOf(Math.min(...far));
    this.known.set(colour, number);
    return number;
  }
}
