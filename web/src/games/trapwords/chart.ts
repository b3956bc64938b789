/** The map of a turn: each trap with the words of the clues that came near it, and the words that came near none. */

import { isRecord } from "../telling";

export type Fate = "caught" | "passed" | "doubtful" | "near" | "untouched";

export interface Path {
  readonly word: string;
  /** Which clue it stood in, counted from 1. */
  readonly clue: number;
  readonly fate: Fate;
  /** How far the fuse has burnt, in hundredths: all of it where the trap could snap. */
  readonly burnt: number;
}

export interface Charted {
  readonly number: number;
  readonly word: string;
  readonly isStarred: boolean;
  readonly fate: Fate;
  /** The nearest first. */
  readonly paths: readonly Path[];
}

export interface Chart {
  readonly secret: string;
  /** The worst touched first, else as they stand on the list. */
  readonly traps: readonly Charted[];
  /** Words that came near no trap, in the order in which they were said. */
  readonly alone: readonly string[];
}

interface Link {
  readonly trap: number;
  readonly fate: Fate;
  readonly nearness: number;
}

interface Plain {
  readonly secret: string;
  readonly traps: readonly {
    readonly number: number;
    readonly word: string;
    readonly is_starred: boolean;
    readonly fate: Fate;
  }[];
  readonly words: readonly { readonly clue: number; readonly word: string; readonly links: readonly Link[] }[];
}

/** The worst first. */
const FATES: readonly Fate[] = ["caught", "passed", "doubtful", "near", "untouched"];
const SNAPS: readonly Fate[] = ["caught", "passed"];

/** Null for what is no map. */
export function chartOf(shows: unknown): Chart | null {
  return isPlain(shows) ? charted(shows) : null;
}

function charted({ secret, traps, words }: Plain): Chart {
  const pathsTo = (number: number): readonly Path[] =>
    words
      .flatMap(({ word, clue, links }) =>
        links.flatMap(({ trap, fate, nearness }) =>
          trap === number ? [{ word, clue, fate, burnt: SNAPS.includes(fate) ? 100 : nearness }] : [],
        ),
      )
      .toSorted((one, other) => other.burnt - one.burnt);
  return {
    secret,
    traps: traps
      .map(({ number, word, is_starred, fate }) => ({
        number,
        word,
        isStarred: is_starred,
        fate,
        paths: pathsTo(number),
      }))
      .toSorted((one, other) => FATES.indexOf(one.fate) - FATES.indexOf(other.fate)),
    alone: [...new Set(words.flatMap(({ word, links }) => (links.length ? [] : [word])))],
  };
}

const isPlain = (it: unknown): it is Plain => isRecord(it) && Array.isArray(it["traps"]) && Array.isArray(it["words"]);
