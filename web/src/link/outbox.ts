/**
 * What was asked for and is not answered yet.  Wishes are numbered for each person and kept over reloads, so that
 * one made while the line is down is sent once it is up again, and granted once.
 */

import type { Act, PersonId, RoomAction, Wish } from "../wire/messages";

export type Numbered = Act | Wish;

/** The part of `localStorage` that is needed here. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  readonly length: number;
  key(at: number): string | null;
}

interface Kept {
  person: PersonId | null;
  n: number;
  waiting: Numbered[];
}

export class Outbox {
  constructor(
    private readonly code: string,
    private readonly shelf: Shelf,
  ) {}

  act(action: unknown): Act {
    return this.add((n) => ({ type: "act", n, action }));
  }

  wish(action: RoomAction): Wish {
    return this.add((n) => ({ type: "wish", n, action }));
  }

  /** In the order in which they were asked for. */
  get waiting(): readonly Numbered[] {
    return this.read().waiting;
  }

  /** Takes the answered one out, and gives it back. */
  answered(n: number): Numbered | null {
    const kept = this.read();
    const found = kept.waiting.find((it) => it.n === n) ?? null;
    this.write({ ...kept, waiting: kept.waiting.filter((it) => it.n !== n) });
    return found;
  }

  /** The table says who we are and how far it got: what it granted need not be sent again. */
  settle(person: PersonId, granted: number): void {
    const kept = this.read();
    const isOther = kept.person !== null && kept.person !== person;
    const waiting = isOther ? [] : kept.waiting.filter((it) => it.n > granted);
    const n = isOther ? granted : Math.max(kept.n, granted);
    this.write({ person, n, waiting });
  }

  forget(): void {
    this.shelf.removeItem(this.key);
  }

  private add<T extends Numbered>(make: (n: number) => T): T {
    const kept = this.read();
    const made = make(kept.n + 1);
    this.write({ ...kept, n: made.n, waiting: [...kept.waiting, made] });
    return made;
  }

  private get key(): string {
    return `tablee:outbox:${this.code}`;
  }

  // Read afresh each time: another tab may have asked for something meanwhile.
  private read(): Kept {
    const kept = lyingOn(this.shelf, this.key);
    // Not ours, or cut off: begin anew; the table's welcome tells where the numbers stand.
    return isKept(kept) ? kept : { person: null, n: 0, waiting: [] };
  }

  private write(kept: Kept): void {
    this.shelf.setItem(this.key, JSON.stringify(kept));
  }
}

function isKept(it: unknown): it is Kept {
  return typeof it === "object" && it !== null && "n" in it && "waiting" in it && Array.isArray(it.waiting);
}

/** What lies there under a key; null where that is nothing, or nothing that can be read. */
export function lyingOn(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** For browsers that keep nothing for us: good until the page is left. */
export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
  };
}

export function safeShelf(pick: () => Shelf): Shelf {
  try {
    const shelf = pick();
    shelf.setItem("tablee:try", "1");
    shelf.removeItem("tablee:try");
    return shelf;
  } catch {
    return memoryShelf();
  }
}
