/** The rules pages that exist, by game and language. */

import type { Block } from "../../build/markdown";
import type { Language } from "../store/settings.svelte";

const texts = import.meta.glob<Block[]>("../../../docs/rules/*.md", { query: "?rules", import: "default" });

export function rulesOf(game: string, language: Language): (() => Promise<Block[]>) | null {
  return texts[`../../../docs/rules/${game}.${language}.md`] ?? null;
}
