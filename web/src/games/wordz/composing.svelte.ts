/** A word that is being made of my letters, and the order they lie in. Knows no page and no table. */

import { capitals } from "./reading";

export class Composing {
  /** Which cards make the word, from left to right; a card is its place in the hand. */
  laid = $state.raw<readonly number[]>([]);
  /** How the letters lie before me. */
  order = $state.raw<readonly number[]>([]);
  /** Whether a tap on a letter of the word moves it, instead of taking it back. */
  isMoving = $state(false);
  /** The place of the letter that is in the fingers. */
  held = $state<number | null>(null);
  /** What was typed and is not there. */
  missing = $state<string | null>(null);
  private hand: readonly string[] = [];

  /** New letters: begin anew. */
  deal(hand: readonly string[]): void {
    if (hand.join() === this.hand.join()) return;
    this.hand = hand;
    this.order = hand.map((_, card) => card);
    this.isMoving = false;
    this.clear();
  }

  get word(): string {
    return this.laid.map((card) => this.hand[card] ?? "").join("");
  }

  isLaid(card: number): boolean {
    return this.laid.includes(card);
  }

  add(card: number): void {
    this.settle();
    if (!this.isLaid(card)) this.laid = [...this.laid, card];
  }

  takeBack(place: number): void {
    this.settle();
    this.laid = this.laid.filter((_, at) => at !== place);
  }

  back(): void {
    this.takeBack(this.laid.length - 1);
  }

  clear(): void {
    this.settle();
    this.laid = [];
  }

  /** Letters as they are typed, with accents or without; those that are not there are told. */
  type(text: string): void {
    this.settle();
    for (const letter of capitals(text)) {
      const card = this.order.find((it) => this.hand[it] === letter && !this.isLaid(it));
      if (card === undefined) this.missing = letter;
      else this.laid = [...this.laid, card];
    }
  }

  /** A whole word instead of what is there. */
  put(word: string): void {
    this.clear();
    this.type(word);
  }

  /** One letter of the word to another place, the others closing up. */
  move(from: number, to: number): void {
    const card = this.laid[from];
    if (card === undefined) return;
    const rest = this.laid.filter((_, at) => at !== from);
    const place = Math.max(0, Math.min(to, rest.length));
    this.laid = [...rest.slice(0, place), card, ...rest.slice(place)];
  }

  /** A tap on a letter of the word: takes it back; or picks it up, and then puts it down where one taps next. */
  tap(place: number): void {
    if (!this.isMoving) {
      this.takeBack(place);
    } else if (this.held === null) {
      this.held = place;
    } else {
      this.move(this.held, place);
      this.held = null;
    }
  }

  setMoving(isMoving: boolean): void {
    this.settle();
    this.isMoving = isMoving;
  }

  shuffle(below: (bound: number) => number = (bound) => Math.floor(Math.random() * bound)): void {
    const order = [...this.order];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    this.order = order;
  }

  sort(): void {
    this.order = this.order.toSorted((one, other) => one - other);
  }

  private settle(): void {
    this.missing = null;
    this.held = null;
  }
}
