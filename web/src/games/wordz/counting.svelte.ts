/** How many words of the dictionary fit what everybody sees: the server counts, each pattern is asked once. */

import { wordsLike } from "../../link/api";
import type { Language } from "../../wire/wordz";

class Counting {
  private counts = $state.raw<Readonly<Record<string, number>>>({});
  private readonly asked = new Set<string>();

  /** Null until the answer is here. */
  of(language: Language, pattern: string): number | null {
    return this.counts[nameOf(language, pattern)] ?? null;
  }

  async ask(language: Language, pattern: string): Promise<void> {
    const name = nameOf(language, pattern);
    if (this.asked.has(name)) return;
    this.asked.add(name);
    try {
      const { count } = await wordsLike(language, pattern);
      if (!Number.isInteger(count)) throw new TypeError("that is no count");
      this.counts = { ...this.counts, [name]: count };
    } catch {
      // A help, no more: without a line there is none, and the next look asks again.
      this.asked.delete(name);
    }
  }
}

function nameOf(language: Language, pattern: string): string {
  return `${language} ${pattern}`;
}

export const counting = new Counting();
