/** Each sound as a handful of strokes on wood, glass, skin and paper; heard only where somebody wants sounds, so fetched then. */

import type { SoundName } from "./names";

export interface Stroke {
  readonly body: "sine" | "triangle" | "noise";
  /** Seconds after the start. */
  readonly at: number;
  readonly long: number;
  /** 0 to 1. */
  readonly loud: number;
  /** Hertz at the beginning and at the end; noise lies around them. */
  readonly from: number;
  readonly to: number;
  /** Seconds until it is loudest. */
  readonly swell: number;
}

type Tune = readonly Stroke[];

function tone(at: number, pitch: number, long: number, loud: number, more: Partial<Stroke> = {}): Stroke {
  return { body: "sine", at, long, loud, from: pitch, to: pitch, swell: 0.004, ...more };
}

/** Something rubbed or blown: noise that moves from one pitch to another. */
function rub(at: number, long: number, [from, to]: readonly [number, number], loud: number, swell = 0.01): Stroke {
  return { body: "noise", at, long, loud, from, to, swell };
}

/** A bar of wood: its note, a short one far above it, and the mallet. */
function wood(at: number, pitch: number, loud = 0.4): Tune {
  return [
    tone(at, pitch, 0.32, loud, { body: "triangle" }),
    tone(at, pitch * 3.93, 0.07, loud * 0.3),
    rub(at, 0.02, [pitch * 4, pitch * 2], loud * 0.5, 0.002),
  ];
}

/** The rim of a glass: partials that are no chord, each gone before the one below it. */
function glass(at: number, pitch: number, loud = 0.25, long = 0.6): Tune {
  return [1, 2.32, 4.25].map((times, n) => tone(at, pitch * times, long / (n + 1), loud / (n + 1) ** 1.5));
}

/** A hand on a drum, or on the table. */
function skin(at: number, pitch: number, loud = 0.6, long = 0.22): Tune {
  return [tone(at, pitch, long, loud, { from: pitch * 1.8 }), rub(at, 0.03, [pitch * 9, pitch * 4], loud * 0.4, 0.002)];
}

/** Many small ones, as evenly as a hand makes them: not quite. */
function many(count: number, every: number, make: (at: number, n: number) => Stroke): Tune {
  return Array.from({ length: count }, (_, n) => make((n + ((n * 37) % 11) / 14) * every, n));
}

export const TUNES: Readonly<Record<SoundName, Tune>> = {
  turn: [...wood(0, 587), ...wood(0.14, 784)],
  card: [rub(0, 0.09, [2600, 900], 0.5), ...skin(0.05, 110, 0.3, 0.09)],
  coin: [...glass(0, 1760, 0.2, 0.12), ...glass(0.07, 2349, 0.22, 0.4)],
  right: [...wood(0, 523), ...wood(0.1, 659), ...wood(0.2, 784), ...glass(0.2, 1568, 0.1)],
  wrong: [...wood(0, 233, 0.45), ...wood(0.16, 175, 0.5), ...skin(0.16, 87, 0.3)],
  end: [...[392, 523, 659, 784].flatMap((pitch, n) => wood(n * 0.15, pitch)), ...glass(0.45, 1568, 0.14, 0.9)],

  tube: [
    rub(0, 0.02, [5200, 3600], 0.3, 0.002),
    ...glass(0.02, 1319, 0.16, 0.35),
    tone(0.02, 196, 0.3, 0.14, { body: "triangle", swell: 0.08 }),
  ],
  shout: [
    ...skin(0, 98, 0.7),
    rub(0, 0.16, [900, 2400], 0.3),
    tone(0.03, 523, 0.4, 0.35, { body: "triangle", from: 392, swell: 0.06 }),
    tone(0.03, 1046, 0.4, 0.12, { from: 784, swell: 0.06 }),
    ...wood(0.12, 784, 0.3),
  ],
  slide: [rub(0, 0.24, [500, 2200], 0.4, 0.1), ...wood(0.22, 659, 0.25)],
  hush: [rub(0, 0.26, [3800, 3000], 0.26, 0.1), rub(0.2, 0.3, [2600, 3400], 0.2, 0.12)],
  letter: [...wood(0, 988, 0.25), ...skin(0, 196, 0.2, 0.06)],
  flip: [
    rub(0, 0.07, [1400, 3200], 0.4, 0.03),
    rub(0.08, 0.05, [2400, 800], 0.5, 0.003),
    ...skin(0.09, 130, 0.25, 0.08),
  ],

  fuse: [
    rub(0, 0.8, [5200, 7000], 0.16, 0.2),
    ...many(16, 0.045, (at, n) => rub(at, 0.018, [3200 + n * 240, 6000], 0.35, 0.002)),
  ],
  snap: [
    rub(0, 0.05, [3600, 900], 0.8, 0.002),
    ...wood(0.01, 147, 0.5),
    tone(0.02, 90, 0.26, 0.3, { body: "triangle", from: 260 }),
  ],
  door: [
    ...many(7, 0.07, (at, n) =>
      tone(at, 150 + n * 9, 0.07, 0.16, { body: "triangle", from: 128 + n * 9, swell: 0.02 }),
    ),
    rub(0, 0.5, [420, 900], 0.1, 0.3),
    ...skin(0.58, 62, 0.7, 0.3),
  ],
  step: [
    ...skin(0, 82, 0.6, 0.12),
    rub(0.01, 0.08, [700, 300], 0.3),
    ...skin(0.26, 74, 0.5, 0.12),
    rub(0.27, 0.08, [600, 260], 0.25),
  ],
  roar: [
    rub(0, 0.9, [260, 110], 0.8, 0.18),
    tone(0, 55, 0.85, 0.4, { body: "triangle", from: 92, swell: 0.15 }),
    tone(0, 59, 0.85, 0.3, { body: "triangle", from: 97, swell: 0.15 }),
  ],

  pencil: many(3, 0.1, (at, n) => rub(at, 0.1, n % 2 ? [2800, 4200] : [4200, 2800], 0.36, 0.04)),
  curtain: [rub(0, 0.6, [700, 2200], 0.55, 0.3), ...many(5, 0.1, (at) => tone(at, 2093, 0.08, 0.05))],
  cheer: [
    ...many(34, 0.032, (at, n) => rub(at, 0.035, [1200 + ((n * 53) % 17) * 80, 900], 0.6 * (1 - n / 45), 0.003)),
    ...[523, 659, 784].flatMap((pitch, n) => wood(n * 0.09, pitch, 0.22)),
  ],
};
