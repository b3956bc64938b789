/** What is fetched when somebody plays or learns a game: our own tables and lessons, or what a package brings. */

import type { Component } from "svelte";
import { games } from "../store/games.svelte";
import type { Lesson } from "./door";
import type { AnyGameModule } from "./game";
import { svelte } from "./svelte.svelte";

const tables = import.meta.glob<{ default: AnyGameModule }>(["./*/index.ts", "!./plain/index.ts"]);
const lessons = import.meta.glob<{ default: Component<{ onclose: () => void }> }>("./*/Lesson.svelte");

export async function tableOf(key: string): Promise<AnyGameModule> {
  const load = tables[`./${key}/index.ts`];
  if (load) return (await load()).default;
  await games.renew();
  return (await import("./guest")).table(games.of(key));
}

/** The table that needs no screen: it plays any game by its offers and its words. */
export async function plainTableOf(key: string): Promise<AnyGameModule> {
  await games.load();
  return (await import("./guest")).plainTable(games.of(key));
}

export async function lessonOf(key: string): Promise<Lesson> {
  const load = lessons[`./${key}/Lesson.svelte`];
  if (load) return svelte((await load()).default);
  await games.renew();
  return (await import("./guest")).lesson(games.of(key));
}

/** Where the scripts of a game come from that is not ours. */
export function sourceOf(key: string): string | null {
  return tables[`./${key}/index.ts`] ? null : (games.of(key)?.face?.base ?? null);
}
