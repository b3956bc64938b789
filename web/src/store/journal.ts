/** What this person was told of the game, kept while the tab lives, so that a reload does not empty the log. */

import type { Shelf } from "../wire/outbox";

export interface Told {
  readonly seq: number;
  readonly event: unknown;
}

const LONGEST = 400;

export class Journal {
  private lines: readonly Told[];

  constructor(
    private readonly code: string,
    private readonly shelf: Shelf,
  ) {
    this.lines = this.read();
  }

  get all(): readonly Told[] {
    return this.lines;
  }

  add(seq: number, news: readonly unknown[]): void {
    const known = this.lines.at(-1)?.seq ?? -1;
    if (seq <= known || news.length === 0) return;
    this.lines = [...this.lines, ...news.map((event) => ({ seq, event }))].slice(-LONGEST);
    try {
      this.shelf.setItem(this.key, JSON.stringify(this.lines));
    } catch {
      // The shelf is full: the log lives on in this page.
    }
  }

  /** The table knows fewer updates than we do: another server, or another person. */
  forgetAfter(seq: number): void {
    if ((this.lines.at(-1)?.seq ?? 0) > seq) this.lines = [];
  }

  private get key(): string {
    return `tablee:journal:${this.code}`;
  }

  private read(): readonly Told[] {
    try {
      const kept: unknown = JSON.parse(this.shelf.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? (kept as Told[]) : [];
    } catch {
      return [];
    }
  }
}
