/** A race: building, resting after a refused call, and who called before whom. Knows no page. */

import type { Call, RoundResult, Seen, View } from "../../wire/long-line";
import type { Seat } from "../../wire/messages";
import { Benching } from "../light-line/benching.svelte";

/** Nobody is to hammer (LO-G1). */
export const REST = 2_000;

export class Racing extends Benching {
  isResting = $state(false);
  private isCalling = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private round = $state(0);
  private calls = $state.raw<readonly Seat[]>([]);

  /** A call on its way that is answered while one still races was refused. */
  watchCall(isCalling: boolean, isRacing: boolean): void {
    if (this.isCalling && !isCalling && isRacing) {
      this.isResting = true;
      clearTimeout(this.rest);
      this.rest = setTimeout(() => (this.isResting = false), REST);
    }
    this.isCalling = isCalling;
  }

  /** The calls of the round that is raced; the last ones come with the next deal, and only the news tell them (LO-G6). */
  hear(view: Pick<View, "round" | "phase" | "calls">, news: readonly Seen[]): void {
    const told = news.flatMap((it) => (it.type === "line_called" ? [it.seat] : []));
    if (view.phase === "race" || view.phase === "over") {
      this.round = view.round;
      this.calls = view.calls.map(([seat]: Call) => seat);
    } else if (this.round === view.round - 1) {
      this.calls = [...new Set([...this.calls, ...told])];
    }
  }

  /** In which order the calls of that round came; empty where not all of them were heard here. */
  orderOf({ round, scores }: Pick<RoundResult, "round" | "scores">): readonly Seat[] {
    const made = scores.filter((it) => it.called !== null).length;
    return round === this.round && this.calls.length === made ? this.calls : [];
  }
}
