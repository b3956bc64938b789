/** Drawings by name, each fetched once: what a name stands for never changes. */

import { BLANK, read, type Drawing } from "./strokes";
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

/** Those that came in a file are not to be had anywhere else. */
export function lay(code: string, beside: ReadonlyMap<string, string>): void {
  for (const [name, text] of beside) {
    const drawn = read(text);
    if (drawn) folder.set(`${code}/${name}`, Promise.resolve(drawn));
  }
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
