/** What is fetched when somebody plays or learns a game: our own tables and lessons, or what a package brings. */

import type { Component } from "svelte";
import { games } from "../store/games.svelte";
import type { CoachWords } from "./coaching";
import type { Lesson, LessonProps, Part } from "./door";
import type { AnyGameModule, AnyProps } from "./game";
import type { ReviewWords } from "./reviewing";
import { svelte } from "./svelte.svelte";

const tables = import.meta.glob<{ default: AnyGameModule }>(["./*/index.ts", "!./plain/index.ts"]);
const televisions = import.meta.glob<{ default: Component<AnyProps> }>("./*/Tv.svelte");
const lessons = import.meta.glob<{ default: Component<LessonProps> }>("./*/Lesson.svelte");
const coaches = import.meta.glob<{ default: CoachWords }>("./*/coach.ts");
const reviews = import.meta.glob<{ default: ReviewWords }>("./*/review.ts");

/** What a game shows on a television: ours is fetched only there; without one, its play area. */
export async function tvOf(key: string, module: AnyGameModule): Promise<Part<AnyProps>> {
  const load = televisions[`./${key}/Tv.svelte`];
  return load ? svelte((await load()).default) : (module.Tv ?? module.Table);
}

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

/** How a game tells what looking back has found; null for one that nobody looks through. */
export async function reviewWordsOf(key: string): Promise<ReviewWords | null> {
  return (await reviews[`./${key}/review.ts`]?.())?.default ?? null;
}

/** How a game's coach speaks; of a package's game its action is told plainly, and nothing is said of worth. */
export async function coachOf(key: string): Promise<CoachWords> {
  const load = coaches[`./${key}/coach.ts`];
  if (load) return (await load()).default;
  await games.renew();
  return (await import("./guest")).coach(games.of(key));
}

/** Where the scripts of a game come from that is not ours. */
export function sourceOf(key: string): string | null {
  return tables[`./${key}/index.ts`] ? null : (games.of(key)?.face?.base ?? null);
}
