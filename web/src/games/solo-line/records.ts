/** What this device remembers of one's puzzles: when they were begun, the best time at each level, how many in a row. */

import type { Options } from "../../wire/solo-line";
import type { Shelf } from "../../link/outbox";

const KEY = "tablee:solo-line";
/** Puzzles that were begun and never finished are forgotten in the end. */
const REMEMBERED = 20;

/** How a puzzle ended, in milliseconds and puzzles. */
export interface Feat {
  /** Unknown where it was begun on another device. */
  readonly time: number | null;
  /** The shortest at this level so far, this one included; only what was solved without a hint counts. */
  readonly best: number | null;
  readonly isBest: boolean;
  /** Solved one after the other without a hint. */
  readonly streak: number;
}

/** The shortest time at a level. */
export interface Best {
  readonly cards: number;
  readonly isExpert: boolean;
  readonly time: number;
}

interface Kept {
  readonly begun: Readonly<Record<string, number>>;
  readonly best: Readonly<Record<string, number>>;
  readonly streak: number;
  readonly last: readonly [puzzle: string, feat: Feat] | null;
}

const NOTHING: Kept = { begun: {}, best: {}, streak: 0, last: null };

export class Records {
  constructor(private readonly shelf: Shelf) {}

  /** The first look at a puzzle; later ones change nothing. */
  begin(puzzle: string, at: number): void {
    const kept = this.kept;
    if (puzzle in kept.begun || kept.last?.[0] === puzzle) return;
    const begun = Object.entries(kept.begun).slice(1 - REMEMBERED);
    this.keep({ ...kept, begun: Object.fromEntries([...begun, [puzzle, at]]) });
  }

  /** The end of a puzzle, told once and remembered until the next one ends. */
  finish(puzzle: string, level: string, at: number, isFairlySolved: boolean): Feat {
    const kept = this.kept;
    if (kept.last?.[0] === puzzle) return kept.last[1];
    const { [puzzle]: since, ...begun } = kept.begun;
    const time = since === undefined ? null : at - since;
    const before = kept.best[level] ?? null;
    const isBest = isFairlySolved && time !== null && (before === null || time < before);
    const best = isBest ? time : before;
    const feat: Feat = { time, best, isBest, streak: isFairlySolved ? kept.streak + 1 : 0 };
    this.keep({
      begun,
      best: best === null ? kept.best : { ...kept.best, [level]: best },
      streak: feat.streak,
      last: [puzzle, feat],
    });
    return feat;
  }

  /** The best times, from the fewest cards on, and how many in a row. */
  get feats(): { readonly best: readonly Best[]; readonly streak: number } {
    const { best, streak } = this.kept;
    const read = Object.entries(best).map(([level, time]) => {
      const [cards, kind] = level.split(" ");
      return { cards: Number(cards), isExpert: kind === "expert", time };
    });
    return { best: read.sort((one, other) => one.cards - other.cards), streak };
  }

  private get kept(): Kept {
    try {
      return { ...NOTHING, ...(JSON.parse(this.shelf.getItem(KEY) ?? "{}") as Partial<Kept>) };
    } catch {
      return NOTHING;
    }
  }

  private keep(kept: Kept): void {
    this.shelf.setItem(KEY, JSON.stringify(kept));
  }
}

/** Times are compared among puzzles of the same kind. */
export function levelOf({ cards, joker }: Pick<Options, "cards" | "joker">): string {
  return `${cards} ${joker ? "joker" : "expert"}`;
}
