/** What this seat was told of the game: what the table tells again, and what came before it while the tab lives. */

import type { Seat } from "../wire/messages";
import { lyingOn, type Shelf } from "../link/outbox";

export interface Told {
  /** Its place in what this seat was told of this game, counted from 1. */
  readonly seq: number;
  readonly event: unknown;
  /** Who played at each seat then. */
  readonly names?: readonly string[];
}

/** Who plays at each seat, from which piece of news on. */
export type Cast = readonly [from: number, names: readonly string[]];

interface Kept {
  readonly game: number;
  readonly seat: Seat | null;
  readonly lines: readonly Told[];
}

const LONGEST = 400;
const NOTHING: Kept = { game: 0, seat: null, lines: [] };

export class Chronicle {
  private kept: Kept;

  constructor(
    private readonly code: string,
    private readonly shelf: Shelf,
  ) {
    this.kept = this.read();
  }

  get all(): readonly Told[] {
    return this.kept.lines;
  }

  /** Another game, or the same with other eyes, is another story. */
  open(game: number, seat: Seat | null): void {
    if (game !== this.kept.game || seat !== this.kept.seat) this.kept = { game, seat, lines: [] };
  }

  /** What the table tells again, `before` being how many came before; of ours only what leads up to it stays. */
  retell(before: number, news: readonly unknown[], casts: readonly Cast[]): void {
    const older = this.kept.lines.filter((it) => it.seq <= before);
    const leadsUp = older.at(-1)?.seq === before;
    this.write([...(leadsUp ? older : []), ...numbered(before, news, casts)]);
  }

  add(news: readonly unknown[], names: readonly string[]): void {
    this.write([...this.kept.lines, ...numbered(this.kept.lines.at(-1)?.seq ?? 0, news, [[0, names]])]);
  }

  private write(lines: readonly Told[]): void {
    this.kept = { ...this.kept, lines: lines.slice(-LONGEST) };
    try {
      this.shelf.setItem(this.key, JSON.stringify(this.kept));
    } catch {
      // The shelf is full: the log lives on in this page.
    }
  }

  private get key(): string {
    return `tablee:journal:${this.code}`;
  }

  private read(): Kept {
    const kept = lyingOn(this.shelf, this.key);
    return isKept(kept) ? kept : NOTHING;
  }
}

function numbered(before: number, news: readonly unknown[], casts: readonly Cast[]): readonly Told[] {
  return news.map((event, at) => {
    const names = casts.findLast(([from]) => from <= at)?.[1];
    return { seq: before + at + 1, event, ...(names && { names }) };
  });
}

function isKept(it: unknown): it is Kept {
  return typeof it === "object" && it !== null && "game" in it && "lines" in it && Array.isArray(it.lines);
}
