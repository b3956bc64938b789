/** Drawings by name, each fetched once: what a name stands for never changes. */

import { BLANK, type Drawing } from "../../draw/strokes";
import { drawing as ask, Refusal } from "../../wire/api";

const AGAIN = 2_000;
const TRIES = 20;
const NOTHING = Promise.resolve(BLANK);
const folder = new Map<string, Promise<Drawing>>();

/** A blank paper has no name. A line that is down is waited for; what is not to be had stays away. */
export function look(code: string, name: string): Promise<Drawing> {
  if (!name) return NOTHING;
  const key = `${code}/${name}`;
  const found = folder.get(key) ?? patiently(code, name);
  folder.set(key, found);
  found.catch(() => folder.delete(key));
  return found;
}

async function patiently(code: string, name: string): Promise<Drawing> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask(code, name);
    } catch (fault) {
      const mayPass = fault instanceof Refusal && (fault.status === 0 || fault.status >= 500);
      if (!mayPass || tried >= TRIES) throw fault;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
