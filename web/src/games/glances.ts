/** The games on one screen, with pictures: fetched when somebody asks how one goes. */

import type { Component } from "svelte";

export type Drawn = Component<Record<string, never>>;

const glances = import.meta.glob<{ default: Drawn }>("./*/Glance.svelte");

export const isAtAGlance = (key: string): boolean => `./${key}/Glance.svelte` in glances;

/** Null for a game that is not ours. */
export async function glanceOf(key: string): Promise<Drawn | null> {
  return (await glances[`./${key}/Glance.svelte`]?.())?.default ?? null;
}
