/** The cards a caller has marked so far, and then the bench where they are joined. Knows no page. */

import { Benching } from "../light-line/benching.svelte";

export class Heading extends Benching {
  marked = $state<readonly number[]>([]);
  /** Whether a caller was asked if it was really wrong: it costs a number (HE-12). */
  isAsked = $state(false);

  /** Mark an open card, or take the mark back; never more than are needed. */
  mark(card: number, needed: number): void {
    if (this.marked.includes(card)) this.marked = this.marked.filter((it) => it !== card);
    else if (this.marked.length < needed) this.marked = [...this.marked, card];
  }

  override settle(moment: string): void {
    super.settle(moment);
    if (moment !== this.told) {
      this.marked = [];
      this.isAsked = false;
    }
    this.told = moment;
  }
  private told = "";

  /** In rising order, as the rules want them; null while some are missing. */
  ready(needed: number): readonly number[] | null {
    return this.marked.length === needed ? this.marked.toSorted((one, other) => one - other) : null;
  }
}
