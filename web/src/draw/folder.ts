/** Drawings by name, each fetched once: what a name stands for never changes. */

import { BLANK, type Drawing } from "./strokes";
import { drawing as ask } from "../link/api";
import { mayPass } from "./courier.svelte";

const AGAIN = 2_000;
const TRIES = 20;
const NOTHING = Promise.resolve(BLANK);
const folder = new Map<string, Promise<Drawing>>();

/** A blank paper has no name. A line that is down is waited for; what is not to be had stays away. */
export function look(code: string, name: string, tries = TRIES): Promise<Drawing> {
  if (!name) return NOTHING;
  const key = `${code}/${name}`;
  const found = folder.get(key) ?? patiently(code, name, tries);
  folder.set(key, found);
  found.catch(() => folder.delete(key));
  return found;
}

async function patiently(code: string, name: string, tries: number): Promise<Drawing> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask(code, name);
    } catch (fault) {
      if (!mayPass(fault) || tried >= tries) throw fault;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
