/** Laid cards that the games show at a glance: those of their rules pages, where the rules themselves have lit them. */

import type { Laid } from "./geometry";

export interface Laying {
  readonly laid: readonly Laid[];
  /** The colours that glow on each of them. */
  readonly lit: readonly string[];
}

/** A blue line goes on. */
export const PAIR: Laying = {
  laid: [
    [39, 0, 0, 0],
    [24, -1, 0, 0],
  ],
  lit: ["B", "B"],
};

/** Green over three cards and red over two. */
export const FOUR: Laying = {
  laid: [
    [57, 0, 0, 0],
    [6, 1, 0, 0],
    [56, 0, 1, 0],
    [13, 1, 1, 1],
  ],
  lit: ["G", "G", "R", "RG"],
};

/** Green over seven. */
export const HOOK: Laying = {
  laid: [
    [6, 0, 0, 0],
    [5, -1, 0, 0],
    [57, -2, 0, 0],
    [16, -3, 0, 0],
    [44, -3, -1, 0],
    [39, -3, -2, 0],
    [12, -2, -2, 0],
  ],
  lit: ["G", "G", "G", "G", "G", "G", "G"],
};

/** The last one continues three lines. */
export const THREE_LINES: Laying = {
  laid: [
    [24, 0, 0, 0],
    [19, 1, 0, 0],
    [25, 0, 1, 0],
    [55, 1, 1, 0],
  ],
  lit: ["", "RG", "K", "RGK"],
};

/** One line over ten, red and black. */
export const STAIRS: Laying = {
  laid: [
    [5, 0, 0, 0],
    [24, 0, -1, 0],
    [13, -1, -1, 0],
    [37, -1, -2, 1],
    [54, -2, -2, 0],
    [41, -2, -3, 1],
    [57, -2, -4, 1],
    [40, -3, -4, 1],
    [46, -4, -4, 1],
    [56, -5, -4, 1],
  ],
  lit: ["K", "R", "R", "K", "R", "K", "R", "K", "R", "K"],
};

/** Blue over four. */
export const BLUES: Laying = {
  laid: [
    [42, 0, 0, 0],
    [8, 0, -1, 0],
    [23, 0, -2, 1],
    [18, -1, 0, 1],
  ],
  lit: ["B", "B", "B", "B"],
};
