/** A puzzle: building, and how it ends. Knows no page. */

import type { Seen } from "../../wire/solo-line";
import { Benching } from "../light-line/benching.svelte";
import { BREATH, Telling } from "../light-line/telling.svelte";

/** For as long one is cheered, in milliseconds. */
export const CHEER = 3_000;

export class Solving extends Benching {
  /** The lights go out, the whole line runs alight, and then one is cheered; or a solution runs alight. */
  readonly telling = new Telling();

  /** Only as it happens: whoever comes later finds it all there. */
  watch(news: readonly Seen[], isStill: boolean): void {
    const joined = news.findLast((it) => it.type === "line_joined");
    const given = news.findLast((it) => it.type === "given_up");
    const cards = joined?.line[1].length ?? given?.solution.length ?? 0;
    if (cards) this.telling.play(news, { first: BREATH, cards, told: joined ? CHEER : 1, isStill });
  }
}
