/** A race: building, resting after a refused call, who called before whom, and how a round ends. Knows no page. */

import type { Call, LineCalled, RoundResult, Seen, View } from "../../wire/long-line";
import type { Seat } from "../../wire/messages";
import { Benching } from "../light-line/benching.svelte";
import { SHOUT, Telling } from "../light-line/telling.svelte";

/** Nobody is to hammer (LO-G1). */
export const REST = 2_000;

export class Racing extends Benching {
  /** A call is called out; where it ends the round, the lines run alight before they are counted. */
  readonly telling = new Telling();
  /** What is called out. */
  called = $state.raw<LineCalled | null>(null);
  private hasEnded = $state(false);
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

  /** Only as it happens: whoever comes later finds it all there. */
  watch(news: readonly Seen[], isStill: boolean): void {
    const call = news.findLast((it) => it.type === "line_called");
    const end = news.findLast((it) => it.type === "round_ended");
    if (news.some((it) => it.type === "hand_turned_up")) this.telling.skip();
    if (!call && !end) return;
    this.called = call ?? null;
    this.hasEnded = end !== undefined;
    const cards = Math.max(0, ...(end?.result.scores.map((it) => it.line?.[1].length ?? 0) ?? []));
    this.telling.play(news, { first: call ? SHOUT : 0, cards, isStill });
  }

  /** Whether the lines of the round that ended are still to run: until then its points are nobody's. */
  get isCounting(): boolean {
    return this.hasEnded && !this.telling.isTold;
  }

  /** What a round was worth is not said before its lines have run; a call is. */
  holds(event: Seen): boolean {
    return event.type !== "line_called" && this.telling.holds(event);
  }

  /** In which order the calls of that round came; empty where not all of them were heard here. */
  orderOf({ round, scores }: Pick<RoundResult, "round" | "scores">): readonly Seat[] {
    const made = scores.filter((it) => it.called !== null).length;
    return round === this.round && this.calls.length === made ? this.calls : [];
  }
}
