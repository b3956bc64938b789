/** What a table that plays with paper lacks, game by game. */

export type Tool = "glass" | "dictionary" | "judge" | "score";

const TOOLS: Readonly<Record<string, readonly Tool[]>> = {
  "entre-les-lignes": ["score", "glass"],
  between: ["score"],
  trapwords: ["glass", "judge", "score"],
  wordz: ["dictionary", "score", "glass"],
  line: ["score"],
  "long-line": ["score"],
  "kidz-line": ["score"],
  "head-line": ["score", "glass"],
};

/** None for a game that needs nobody, such as one for a single person, and for games that are not ours. */
export function toolsOf(game: string): readonly Tool[] {
  return TOOLS[game] ?? [];
}
