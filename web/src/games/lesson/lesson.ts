/** What a lesson is made of: what one sees, step by step, and the one thing that leads on. Knows no game. */

import type { AnyView } from "../door";
import { fold } from "../offers";
import { isRecord } from "../telling";

export interface Step<View extends AnyView = AnyView, Action = unknown, News = unknown> {
  /** Its words are `name.text` and `name.nudge`; steps in a row that share a name are one idea, and count as one. */
  readonly name: string;
  /** By what was done so far, where that is not always the same. */
  view(done: readonly Action[]): View;
  readonly news: readonly News[];
  /** The table's clock, which stands still in a lesson. */
  readonly at: number;
  /** Whether this is what the step waits for; without it one looks, and goes on. */
  wants?(action: Action): boolean;
}

/** One line of `lesson.json`, as `tools/lessons` writes it. */
interface Recorded {
  readonly name: string;
  readonly view: unknown;
  readonly news: readonly unknown[];
  readonly at?: number | undefined;
  readonly wants?: unknown;
}

/** The steps of a lesson that was played by the rules. */
export function recorded<View extends AnyView, Action, News>(
  lines: readonly Recorded[],
): readonly Step<View, Action, News>[] {
  return lines.map(({ name, view, news, at = 0, wants }) => ({
    name,
    view: () => view as View,
    news: news as readonly News[],
    at,
    ...(wants !== undefined && { wants: (action: Action) => isSame(action, wants) }),
  }));
}

/** Whether two pieces of plain data say the same; words do, however their letters are written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((it, at) => isSame(it, other[at]));
  if (typeof one === "string" && typeof other === "string") return fold(one) === fold(other);
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((it) => isSame(one[it], other[it]));
}

/** Which idea this step belongs to, counted from 1, and how many there are. */
export function countOf(steps: readonly Pick<Step, "name">[], at: number): { n: number; all: number } {
  const firsts = steps.flatMap((it, here) => (it.name === steps[here - 1]?.name ? [] : [here]));
  return { n: firsts.filter((it) => it <= at).length, all: firsts.length };
}
