/** What was found about the steps of a game, as sentences, and how to get from one turning point to the next. */

import type { ReviewWords } from "../../games/reviewing";
import type { Speaker } from "../../games/game";
import type { Remark } from "../../wire/messages";

export interface Moment {
  readonly step: number;
  readonly text: string;
  /** What the sentence takes for granted. */
  readonly restsOn: string | null;
  readonly isTurning: boolean;
  readonly remark: Remark;
}

/** In the order of the game; what this version has no sentence for is left out. */
export function momentsOf(remarks: readonly Remark[], words: ReviewWords, speaker: Speaker): readonly Moment[] {
  return remarks.flatMap((remark) => {
    const text = words.sentence(remark, speaker);
    if (text === null) return [];
    const restsOn = remark.rests_on ? words.restsOn(remark.rests_on) : null;
    return [{ step: remark.step, text, restsOn, isTurning: remark.is_turning, remark }];
  });
}

/** The steps that one may jump to, each once. */
export function turningPoints(moments: readonly Moment[]): readonly number[] {
  return [...new Set(moments.filter((it) => it.isTurning).map((it) => it.step))].sort((one, other) => one - other);
}

/** The nearest one before this step or after it; none where there are no more. */
export function turning(points: readonly number[], step: number, by: 1 | -1): number | null {
  return (by > 0 ? points.find((it) => it > step) : points.findLast((it) => it < step)) ?? null;
}
