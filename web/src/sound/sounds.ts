/** Sounds made on the spot: heard, felt and written down; silent until the first touch, as browsers and neighbours wish. */

import { untrack } from "svelte";
import { settings } from "../store/settings.svelte";
import { captions } from "./captions.svelte";
import { buzz } from "./haptics";
import type { SoundName } from "./names";
import { isQuiet } from "./quiet";

let context: AudioContext | null = null;

/** Called at every touch or key: before one a browser would refuse, and after a call an iPhone has fallen silent. */
export function wakeSounds(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume();
}

/** Whoever plays a sound does not follow the settings. */
export function play(name: SoundName): void {
  untrack(() => {
    if (settings.captions) captions.show(name);
    if (isQuiet(settings.quietHours, new Date())) return;
    buzz(name);
    if (context?.state === "running" && settings.volume > 0) void strike(context, name, settings.volume ** 2 * 0.5);
  });
}

/** How they sound is fetched with the first one; a line that is down is silent, too. */
async function strike(context: AudioContext, name: SoundName, loud: number): Promise<void> {
  const band = await import("./band").catch(() => null);
  band?.strike(context, name, loud);
}
