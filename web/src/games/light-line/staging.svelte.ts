/** What a table and a television do with what is told: it is played as it happens, and each tube is heard. */

import { untrack } from "svelte";
import { wantsStillness } from "../../browser/still";
import { play } from "../../sound/sounds";
import type { Telling } from "./telling.svelte";

interface Watcher<Seen> {
  readonly telling: Telling;
  watch(news: readonly Seen[], isStill: boolean): void;
}

/** Called while a component is made. Whoever has missed something, as a phone that slept, finds it all there. */
export function stage<Seen>(ctrl: () => Watcher<Seen>, news: () => readonly Seen[]): void {
  $effect.pre(() => {
    const told = news();
    untrack(() => (told.length ? ctrl().watch(told, wantsStillness()) : ctrl().telling.skip()));
  });
  $effect(() => {
    const { isRunning, reached } = ctrl().telling;
    if (isRunning && reached) play("tube");
  });
}
