/** The empty cells beside a display, both ways round: where one may try, whether or not it fits. */

import type { Laid, Spot } from "./geometry";

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export function openings(laid: readonly Laid[]): readonly Spot[] {
  const taken = new Set(laid.map(([, x, y]) => `${x},${y}`));
  const beside = new Map<string, readonly [number, number]>();
  for (const [, x, y] of laid) {
    for (const [right, down] of STEPS) {
      const key = `${x + right},${y + down}`;
      if (!taken.has(key)) beside.set(key, [x + right, y + down]);
    }
  }
  const cells = [...beside.values()].sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  return cells.flatMap(([x, y]): Spot[] => [
    [x, y, 0],
    [x, y, 1],
  ]);
}
