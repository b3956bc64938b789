/** Whose words are printed: the packs in the reader's language, and those that stand in two. */

import { packsOf, type GameOnShelf } from "../link/api";
import { say } from "../print/words";
import { BOTH, choiceOf, OURS } from "../room/packs";
import type { Language } from "../store/settings.svelte";

/** One way to choose: what it is called, what is in it, and where it lies. */
export interface PackOnPaper {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly language: Language | typeof BOTH;
  readonly pack: string;
}

/** Ours first; where they are sets that share a box, that box before each of them. */
export async function packsOnPaper(game: GameOnShelf, language: Language): Promise<readonly PackOnPaper[]> {
  const packs = (await Promise.all([inLanguage(game, language), inLanguage(game, BOTH)])).flat();
  const isBoxed = packs.some((it) => it.pack === OURS);
  return isBoxed ? packs : [{ ...at(language, OURS), label: say("pack.ours"), text: "" }, ...packs];
}

async function inLanguage(game: GameOnShelf, language: PackOnPaper["language"]): Promise<readonly PackOnPaper[]> {
  const { packs } = await packsOf(game.about.key, language);
  return packs.map((it) => {
    const { label, text } = choiceOf(game, it);
    return { ...at(language, it.name), label: language === BOTH ? say("pack.both", { name: label }) : label, text };
  });
}

const at = (language: PackOnPaper["language"], pack: string) => ({ key: `${language}/${pack}`, language, pack });
