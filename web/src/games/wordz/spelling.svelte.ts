/** A proposal that is being spelled: what is known stands there already. Knows no page and no table. */

import type { Back, Card } from "../../wire/wordz";
import { backOf, capitals } from "./reading";

export class Spelling {
  /** The letter at each place, given or chosen; null where none is yet. */
  letters = $state.raw<readonly (string | null)[]>([]);
  /** Which place comes next; behind the last one when all are filled. */
  at = $state(0);
  /** What was typed and cannot stand there. */
  wrong = $state.raw<{ readonly letter: string; readonly back: Back } | null>(null);
  private known: readonly (string | null)[] = [];
  private may: readonly string[] = [];

  /** Begins anew when another card was turned, or another word is meant. */
  begin(row: readonly Card[], may: readonly string[]): void {
    const known = row.map(([, letter]) => letter);
    const isSame = known.length === this.known.length && may.join() === this.may.join();
    if (isSame && known.join() === this.known.join()) return;
    this.known = known;
    this.may = may;
    this.letters = known;
    this.wrong = null;
    this.at = this.next(0);
    this.said = 0;
  }

  isGiven(place: number): boolean {
    return this.known[place] !== null;
  }

  /** Which letters can stand at the place that comes next; none when there is no such place. */
  get keys(): readonly string[] {
    return this.isGiven(this.at) ? [] : [...(this.may[this.at] ?? "")].toSorted();
  }

  /** The whole word, once every place is filled. */
  get word(): string | null {
    return this.letters.length > 0 && this.letters.every((it) => it !== null) ? this.letters.join("") : null;
  }

  /** One of the keys on the screen: always for the next open place. */
  press(letter: string): void {
    this.wrong = null;
    const place = this.at;
    const allowed = this.may[place] ?? "";
    if (this.isGiven(place) || !allowed.includes(letter)) {
      const [any = "E"] = allowed;
      if (place < this.letters.length) this.wrong = { letter, back: backOf(any) };
      return;
    }
    this.letters = this.letters.map((it, at) => (at === place ? letter : it));
    this.at = this.next(place + 1);
    this.said = place + 1;
  }

  /** Letters of a keyboard: whoever types the whole word types the known ones, too. */
  type(text: string): void {
    for (const letter of capitals(text)) {
      const isEcho = this.said < this.at && this.known[this.said] === letter;
      if (isEcho) this.said += 1;
      else this.press(letter);
    }
  }
  /** How far a typist got who also types what is given. */
  private said = 0;

  /** Takes away the letter before; given ones stay. */
  back(): void {
    this.wrong = null;
    const place = this.before(this.at);
    if (place === null) return;
    this.letters = this.letters.map((it, at) => (at === place ? null : it));
    this.go(place);
  }

  left(): void {
    this.go(this.before(this.at) ?? this.at);
  }

  right(): void {
    if (this.at < this.letters.length) this.go(this.next(this.at + 1));
  }

  /** To a place that is not given. */
  go(place: number): void {
    this.wrong = null;
    this.at = place;
    this.said = place;
  }

  get isAtStart(): boolean {
    return this.before(this.at) === null;
  }

  get isAtEnd(): boolean {
    return this.at >= this.letters.length;
  }

  private next(from: number): number {
    const open = this.known.findIndex((it, at) => at >= from && it === null);
    return open < 0 ? this.known.length : open;
  }

  private before(from: number): number | null {
    const open = this.known.findLastIndex((it, at) => at < from && it === null);
    return open < 0 ? null : open;
  }
}
