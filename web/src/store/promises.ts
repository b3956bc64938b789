/** The seals this browser was shown before the first card of each game, so that a log cannot bring its own. */

import type { RoomView } from "../wire/messages";
import { lyingOn, type Shelf } from "../link/outbox";

interface Kept {
  readonly shown: Readonly<Record<string, string>>;
  /** The last one that was answered with a salt of our own. */
  readonly answered: string;
}

function nameOf(number: number, game: string): string {
  return `${number} ${game}`;
}

export class Promises {
  private kept: Kept;

  constructor(
    private readonly code: string,
    private readonly shelf: Shelf,
  ) {
    this.kept = this.read();
  }

  /** The first seal shown for a game counts, and only one that was shown before it began; another game has another. */
  note(room: RoomView): void {
    const game = nameOf(room.number + 1, room.game);
    if (room.stage === "playing" || !room.commitment || this.kept.shown[game]) return;
    this.write({ ...this.kept, shown: { ...this.kept.shown, [game]: room.commitment } });
  }

  /** What was promised for this game, if this browser saw it. */
  of(number: number, game: string): string | null {
    return this.kept.shown[nameOf(number, game)] ?? null;
  }

  /** Whether the shuffle of the next game still lacks a word of ours. */
  awaitsSalt(room: RoomView): boolean {
    return (
      room.stage !== "playing" && room.seat !== null && room.commitment !== "" && this.kept.answered !== room.commitment
    );
  }

  answer(room: RoomView): void {
    this.write({ ...this.kept, answered: room.commitment });
  }

  private write(kept: Kept): void {
    this.kept = kept;
    try {
      this.shelf.setItem(this.key, JSON.stringify(kept));
    } catch {
      // The shelf is full: what was seen is known as long as this page.
    }
  }

  private get key(): string {
    return `tablee:promises:${this.code}`;
  }

  private read(): Kept {
    const kept = lyingOn(this.shelf, this.key);
    if (typeof kept === "object" && kept !== null && "shown" in kept) return kept as Kept;
    // Not ours: as if nothing had been shown.
    return { shown: {}, answered: "" };
  }
}
