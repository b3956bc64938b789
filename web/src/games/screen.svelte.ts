/** The screen of a game for the time of a visit: its own, and the plain table in its place once that has failed. */

import { takeOff } from "../browser/wear";
import type { AnyGameModule } from "./game";
import { plainTableOf, sourceOf, tableOf } from "./tables";
import { guarded } from "./guarded";

export class Screen {
  module = $state.raw<AnyGameModule | null>(null);
  hasFailed = $state(false);

  constructor(readonly key: string) {
    // Not at once: one may be asked for while something is drawn.
    Promise.resolve(key)
      .then(tableOf)
      .then((own) => (this.module ??= guarded(own, this.fail)), this.fail);
  }

  /** Where its scripts come from, if they are not ours. */
  get from(): string | null {
    return this.hasFailed ? null : sourceOf(this.key);
  }

  /** Nothing is lost by it: what was told and asked for lies with the table, not with its screen. */
  readonly fail = (why: unknown): void => {
    if (this.hasFailed) return;
    console.error(why);
    const { from } = this;
    this.hasFailed = true;
    void plainTableOf(this.key).then((plain) => {
      this.module = plain;
      if (from) takeOff(from);
    });
  };
}

const screens = new Map<string, Screen>();

export function screenOf(key: string): Screen {
  const screen = screens.get(key) ?? new Screen(key);
  screens.set(key, screen);
  return screen;
}
