/** What a phone makes of a sound in the hand that holds it. */

import { settings } from "../store/settings.svelte";
import type { SoundName } from "./names";

/** Milliseconds on, off, on; null where feeling it would only be a nuisance: what comes often, or softly. */
export const PATTERNS: Readonly<Record<SoundName, readonly number[] | null>> = {
  turn: [60],
  card: null,
  coin: null,
  right: [20, 50, 30],
  wrong: [70],
  end: [80, 60, 80],
  tube: null,
  shout: [40, 30, 90],
  slide: null,
  hush: null,
  letter: null,
  flip: null,
  fuse: [15, 60, 15, 60, 15],
  snap: [90],
  door: null,
  step: [25, 200, 25],
  roar: [200],
  pencil: null,
  curtain: null,
  cheer: [20, 40, 20, 40, 20],
};

/** Whether this is a device that is held, and can. */
export const canBuzz = (): boolean => "vibrate" in navigator && navigator.maxTouchPoints > 0;

/** A browser refuses before the first touch. */
export function buzz(name: SoundName): void {
  const pattern = PATTERNS[name];
  if (pattern && settings.buzzes && canBuzz() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate([...pattern]);
}
