/** A score sheet: a column for each, a row for each round, kept on this device until it is thrown away. */

import { lyingOn, type Shelf } from "../link/outbox";

export const MOST = 12;
const FEWEST = 2;

interface Kept {
  readonly names: readonly string[];
  /** As they were typed, round by round; nothing yet is an empty text. */
  readonly rounds: readonly (readonly string[])[];
}

export class ScoreSheet {
  names = $state<string[]>([]);
  rounds = $state<string[][]>([]);
  private readonly key: string;

  constructor(
    game: string,
    private readonly shelf: Shelf,
    private readonly columns = 3,
  ) {
    this.key = `tablee:score:${game}`;
    const kept = lyingOn(shelf, this.key);
    if (isKept(kept)) this.lay(kept);
    else this.clear();
  }

  get totals(): readonly number[] {
    return this.names.map((_, at) => this.rounds.reduce((sum, row) => sum + points(row[at]), 0));
  }

  add(): void {
    if (this.names.length >= MOST) return;
    this.names.push("");
    for (const row of this.rounds) row.push("");
    this.keep();
  }

  /** The last column goes only if nothing was written there. */
  get mayDrop(): boolean {
    const last = this.names.length - 1;
    return this.names.length > FEWEST && !this.names[last] && this.rounds.every((row) => !row[last]);
  }

  drop(): void {
    if (!this.mayDrop) return;
    this.names.pop();
    for (const row of this.rounds) row.pop();
    this.keep();
  }

  next(): void {
    this.rounds.push(this.names.map(() => ""));
    this.keep();
  }

  clear(): void {
    const { names } = this;
    this.lay({ names: names.length ? names : Array<string>(this.columns).fill(""), rounds: [] });
    this.next();
  }

  keep(): void {
    this.shelf.setItem(this.key, JSON.stringify({ names: this.names, rounds: this.rounds }));
  }

  private lay({ names, rounds }: Kept): void {
    this.names = [...names];
    this.rounds = rounds.map((row) => names.map((_, at) => row[at] ?? ""));
  }
}

/** What stands in a field; what is no number counts nothing. */
export function points(typed: string | undefined): number {
  const number = Number((typed ?? "").trim().replace("−", "-").replace(",", "."));
  return Number.isFinite(number) ? number : 0;
}

function isKept(it: unknown): it is Kept {
  const { names, rounds } = (it ?? {}) as Partial<Kept>;
  const isTexts = (row: unknown): boolean => Array.isArray(row) && row.every((text) => typeof text === "string");
  const isWhole = isTexts(names) && Array.isArray(rounds) && rounds.every(isTexts);
  return isWhole && (names?.length ?? 0) >= FEWEST && (names?.length ?? 0) <= MOST;
}
