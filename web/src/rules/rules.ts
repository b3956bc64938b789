/** The rules pages that exist, by game and language: ours are read while the client is built, a package's when one opens them. */

import { typesetFrench } from "../i18n/typeset";
import { fileOf } from "../link/api";
import { games } from "../store/games.svelte";
import type { Language } from "../store/settings.svelte";
import type { Block } from "./markdown";

const texts = import.meta.glob<Block[]>("../../../docs/rules/*.md", { query: "?rules", import: "default" });

/** Only cards are drawn; of another picture in a package's rules there is what it shows, in words. */
const PICTURE = /!\[([^\]]*)\]\((?!cards:)[^)]*\)/g;

export function rulesOf(game: string, language: Language): (() => Promise<Block[]>) | null {
  const ours = texts[`../../../docs/rules/${game}.${language}.md`];
  if (ours) return ours;
  return writtenBy(game, "rules", language);
}

/** `rules.en.md` of a package, or `glance.en.md`. */
export function writtenBy(game: string, page: "rules" | "glance", language: Language): (() => Promise<Block[]>) | null {
  const face = games.of(game)?.face;
  // In the other language rather than not at all.
  const spoken = [language, ...LANGUAGES].find((it) => face?.has.includes(`${page}.${it}.md`));
  return face && spoken ? () => read(`${face.base}${page}.${spoken}.md`, spoken) : null;
}
const LANGUAGES: readonly Language[] = ["fr", "en"];

async function read(address: string, language: Language): Promise<Block[]> {
  const [text, { parse }] = await Promise.all([fileOf(address), import("./markdown")]);
  const told = text.replace(PICTURE, "$1");
  return parse(language === "fr" ? typesetFrench(told) : told);
}
