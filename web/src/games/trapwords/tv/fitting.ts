/** How much of what was said fits on a television, and how large. */

import type { SaidWord } from "../../../wire/trapwords";
import { clues } from "../reading";

/** Letters that fit: of the newest clue, and of those before it. */
const NEWEST = 170;
const EARLIER = 210;
const SIZES = [
  [14, "huge"],
  [44, "large"],
  [96, "medium"],
] as const;

export interface Shown {
  /** The newest clue, or its end. */
  readonly newest: string;
  readonly size: "huge" | "large" | "medium" | "small";
  /** The clues before it, as many of the last ones as there is room for. */
  readonly earlier: readonly string[];
  /** Whether something said before is left out. */
  readonly isCut: boolean;
}

/** What was said so far, the newest clue apart from those before it. */
export function shownOf(words: readonly SaidWord[]): Shown {
  const said = clues(words).map((clue) => clue.map((it) => it.word));
  const last = said.at(-1) ?? [];
  const before = said.slice(0, -1).map((it) => it.join(" "));
  const newest = endOf(last, NEWEST).join(" ");
  const earlier = endOf(before, EARLIER);
  const size = SIZES.find(([most]) => newest.length <= most)?.[1] ?? "small";
  return { newest, size, earlier, isCut: earlier.length < before.length || newest.length < last.join(" ").length };
}

/** The last ones of these, as many as have so many letters together; one at least. */
function endOf(texts: readonly string[], most: number): readonly string[] {
  let room = most;
  const from = texts.findLastIndex((it) => (room -= it.length + 1) < 0);
  return texts.slice(Math.min(from + 1, Math.max(texts.length - 1, 0)));
}
