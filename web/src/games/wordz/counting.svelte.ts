/** How many words of the dictionary fit what everybody sees: the server counts, each pattern is asked once. */

import type { Language } from "../../wire/wordz";

class Counting {
  private counts = $state.raw<Readonly<Record<string, number>>>({});
  private readonly asked = new Set<string>();

  /** Null until the answer is here. */
  of(language: Language, pattern: string): number | null {
    return this.counts[address(language, pattern)] ?? null;
  }

  async ask(language: Language, pattern: string): Promise<void> {
    const where = address(language, pattern);
    if (this.asked.has(where)) return;
    this.asked.add(where);
    try {
      const answer = await fetch(where, { headers: { accept: "application/json" } });
      const { count } = (await answer.json()) as { count?: unknown };
      if (answer.ok && typeof count === "number") this.counts = { ...this.counts, [where]: count };
      else this.asked.delete(where);
    } catch {
      // A help, no more: without a line there is none, and the next look asks again.
      this.asked.delete(where);
    }
  }
}

function address(language: Language, pattern: string): string {
  return `/api/words/${language}/${encodeURIComponent(pattern)}`;
}

export const counting = new Counting();
