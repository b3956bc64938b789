/** How a game tells what looking back has found: `games/<key>/review.ts` exports it by default. Knows no page. */

import type { Component } from "svelte";
import type { Curve, Remark } from "../wire/messages";
import type { Speaker } from "./game";

export interface GraphWords {
  /** What the graph is about, as its heading: “Intervals still possible”. */
  readonly title: string;
  /** A value with its unit: “12 intervals”. */
  readonly value: (value: number) => string;
  /** Whose line it is, and of whom; the graph has the names beside the lines. */
  readonly line: (curve: Curve, speaker: Speaker) => string;
  /** For numbers that begin in the thousands: the height is their logarithm. */
  readonly isLogarithmic?: boolean;
  /** In one sentence, what it rests on: “with all 414,394 words of the dictionary”. */
  readonly restsOn?: string;
}

export interface ReviewWords {
  /** By the name that the server gives a graph, in the order in which they are shown; asked for in the reader’s language. */
  readonly graphs: () => Readonly<Record<string, GraphWords>>;
  /** The sentence of a remark; null for one that this version does not know. */
  readonly sentence: (remark: Remark, speaker: Speaker) => string | null;
  /** The half-sentence of what a remark rests on: “if they choose at random”. */
  readonly restsOn: (key: string) => string | null;
  /** The game’s own picture of a remark that has something to show: a line lit, a map of traps. */
  readonly Shown?: Component<{ readonly remark: Remark; readonly speaker: Speaker }>;
}
