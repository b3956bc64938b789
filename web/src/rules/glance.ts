/** A game at a glance: ours is drawn by what draws the game, a package's is written like its rules. */

import { glanceOf, type Drawn } from "../games/glances";
import type { Language } from "../store/settings.svelte";
import type { Block } from "./markdown";
import { writtenBy } from "./rules";

export interface AtAGlance {
  readonly Drawn: Drawn | null;
  readonly blocks: readonly Block[];
}

/** Null where there is none, or none that can be read: the rules tell it all. */
export async function atAGlance(game: string, language: Language): Promise<AtAGlance | null> {
  try {
    const Drawn = await glanceOf(game);
    if (Drawn) return { Drawn, blocks: [] };
    const blocks = await writtenBy(game, "glance", language)?.();
    return blocks ? { Drawn: null, blocks: blocks.flatMap(beside) } : null;
  } catch {
    return null;
  }
}

/** The page has a title of its own, and headings that one goes to. */
function beside(block: Block): Block[] {
  if (block.kind !== "heading") return [block];
  return block.level === 1 ? [] : [{ ...block, id: `glance-${block.id}` }];
}
