/** For tests: a learner who does at each step what is asked, and finds it offered, and explained. */

import type { AnyView } from "../door";
import { allows } from "../offers";
import type { Step } from "./lesson";

type Texts = Readonly<Record<string, string>>;

/** The names of the steps; what goes wrong is thrown. `act` says what the screen would send at each. */
export function walked<View extends AnyView, Action extends object, News>(
  steps: readonly Step<View, Action, News>[],
  languages: readonly Texts[],
  act: (name: string, view: View) => Action | null,
): readonly string[] {
  const done: Action[] = [];
  for (const { name, view, wants } of steps) {
    for (const texts of languages) if (!texts[`${name}.text`]) throw new Error(`${name} has no words`);
    if (!wants) continue;
    const seen = view(done);
    const action = act(name, seen);
    if (!action || !wants(action)) throw new Error(`${name} does not want ${JSON.stringify(action)}`);
    const { type, ...fields } = action as { type: string };
    if (!allows(seen.offers, type, fields)) throw new Error(`${name} does not offer ${type}`);
    done.push(action);
  }
  return steps.map(({ name }) => name);
}
