/** The letters of the colours as strokes: text in a drawing is set anew whenever it is looked at from elsewhere. */

import { HEIGHT, WIDTH, type Point } from "./geometry";

/** From the upper left corner of a letter. */
const STROKES: Readonly<Record<string, string>> = {
  B: "v4.8h1.8a1.3 1.3 0 0 0 0-2.6h-1.8h1.5a1.1 1.1 0 0 0 0-2.2z",
  G: "m3.2 0.8a2 2.4 0 1 0 0.2 3.2v-1.4h-1.5",
  J: "m2.8 0v3.3a1.4 1.5 0 0 1-2.8 0",
  K: "v4.8m3.1-4.8l-3.1 2.9m1.1-1l2.2 2.9",
  N: "m0 4.8v-4.8l3.2 4.8v-4.8",
  R: "v4.8m0-4.8h1.7a1.3 1.3 0 0 1 0 2.6h-1.7m1.5 0l1.8 2.2",
  V: "l1.7 4.8l1.7-4.8",
  Y: "l1.7 2.5l1.7-2.5m-1.7 2.5v2.3",
};

/** A letter at each of these ends of a line: inside the card, beside its stub. */
export function lettersAt(ends: readonly Point[], letter: string): string {
  return ends
    .map((end) => {
      const [x, y] = beside(end);
      return `M${(x - 1.7).toFixed(1)} ${(y - 2.4).toFixed(1)}${STROKES[letter] ?? ""}`;
    })
    .join("");
}

function beside([x, y]: Point): Point {
  const inward = 4.6;
  const aside = 6.4;
  if (y === 0) return [x + aside, inward];
  if (y === HEIGHT) return [x + aside, HEIGHT - inward];
  return [x === 0 ? inward : WIDTH - inward, y - aside];
}
