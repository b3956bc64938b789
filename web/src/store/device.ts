/** All that this device keeps for somebody who plays here: to take along, or to erase. */

import { lyingOn, type Shelf } from "../link/outbox";
import { settings, shelf, tabShelf, WHATEVER } from "./settings.svelte";

const OURS = "tablee:";
/** Likings of the device itself: light, sound, language. */
const LIKINGS = "tablee:settings";

function keysOf(from: Shelf): readonly string[] {
  const keys = Array.from({ length: from.length }, (_, at) => from.key(at) ?? "");
  return keys.filter((key) => key.startsWith(OURS)).sort();
}

/** As one file: whatever is erased is in it. */
export function everything(now = new Date()): string {
  const kept = Object.fromEntries(keysOf(shelf).map((key) => [key.slice(OURS.length), lyingOn(shelf, key)]));
  return JSON.stringify({ kind: "tablee_device", format: 1, at: now.toISOString(), kept }, null, 2);
}

/** Tables, results, times, drawings, the name and the animal. */
export function erase(): void {
  for (const from of [shelf, tabShelf])
    for (const key of keysOf(from)) {
      if (key !== LIKINGS) from.removeItem(key);
    }
  settings.name = "";
  settings.token = null;
  settings.wish = WHATEVER;
}
