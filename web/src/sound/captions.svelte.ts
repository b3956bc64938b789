/** The last few sounds as they are written down, each for a while. */

import { untrack } from "svelte";
import type { SoundName } from "./names";

/** How long one stays, and how many there are at the most. */
export const STAY = 2_500;
const MOST = 2;

class Captions {
  shown = $state.raw<readonly { readonly id: number; readonly name: SoundName }[]>([]);
  private count = 0;

  show(name: SoundName): void {
    this.count += 1;
    const id = this.count;
    // The same sound again is one line that stays longer.
    const others = untrack(() => this.shown).filter((it) => it.name !== name);
    this.shown = [...others, { id, name }].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((it) => it.id !== id)), STAY);
  }
}

export const captions = new Captions();
