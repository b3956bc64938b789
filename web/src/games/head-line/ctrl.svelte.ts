/** The call, the cards a caller has marked so far, then the bench where they are joined, and the proof. Knows no page. */

import type { Seen } from "../../wire/head-line";
import type { Seat } from "../../wire/messages";
import { Benching } from "../light-line/benching.svelte";
import { SHOUT, Telling, TOLD } from "../light-line/telling.svelte";

export class Heading extends Benching {
  /** A call is called out; a line that is right runs alight before it is said whose number that was. */
  readonly telling = new Telling();
  /** Who is called out: one, or those who called together (HE-13). */
  callers = $state.raw<readonly Seat[]>([]);
  private isProven = $state(false);
  marked = $state<readonly number[]>([]);
  /** Whether a caller was asked if it was really wrong: it costs a number (HE-12). */
  isAsked = $state(false);

  /** Mark an open card, or take the mark back; never more than are needed. */
  mark(card: number, needed: number): void {
    if (this.marked.includes(card)) this.marked = this.marked.filter((it) => it !== card);
    else if (this.marked.length < needed) this.marked = [...this.marked, card];
  }

  /** Only as it happens: whoever comes later finds it all there. */
  watch(news: readonly Seen[], isStill: boolean): void {
    const call = news.findLast((it) => it.type === "line_called" || (it.type === "second_call" && !it.is_late));
    const end = news.findLast((it) => it.type === "round_ended");
    const proof = news.findLast((it) => it.type === "line_joined");
    if (!call && !end) return;
    this.callers = end && call ? end.result.callers : call && "seat" in call ? [call.seat] : [];
    this.isProven = proof !== undefined;
    this.telling.play(news, {
      first: call ? SHOUT : 0,
      cards: proof?.line[1].length ?? 0,
      told: end ? TOLD : 0,
      isStill,
    });
  }

  /** Whether the light still runs along the line that was just proven: until then its number is nobody's. */
  get isProving(): boolean {
    return this.isProven && !this.telling.isTold;
  }

  holds(event: Seen): boolean {
    return this.isProven && event.type !== "card_laid" && this.telling.holds(event);
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
