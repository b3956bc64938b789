/** The boxes that can be printed, by game. */

import type { Box } from "./box";

const boxes = import.meta.glob<{ default: Box }>("./*/index.ts");

/** One box holds five games. */
const LIGHT_LINE = ["line", "long-line", "kidz-line", "solo-line", "head-line"];

export function boxOf(game: string): (() => Promise<{ default: Box }>) | null {
  return boxes[`./${LIGHT_LINE.includes(game) ? "light-line" : game}/index.ts`] ?? null;
}
