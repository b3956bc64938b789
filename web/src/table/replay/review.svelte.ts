/** What looking back at a game finds: asked for until it is there, and how far it is meanwhile. Knows no page. */

import { Refusal } from "../../link/api";
import type { HowFar, Review } from "../../wire/messages";

/** Milliseconds from one answer to the next question: soon at first, since most games are short. */
const FIRST = 300;
const LONGEST = 2_000;

export class Looking {
  found = $state.raw<Review | null>(null);
  howFar = $state.raw<HowFar | null>(null);
  /** Why there is nothing, as a code. */
  lost = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  constructor(private readonly ask: () => Promise<Review | HowFar>) {}

  /** Whether it is being looked through just now. */
  get isLooking(): boolean {
    return this.found === null && this.lost === null;
  }

  async look(wait = FIRST): Promise<void> {
    this.lost = null;
    try {
      const answer = await this.ask();
      if (this.isOver) return;
      if ("curves" in answer) {
        this.found = answer;
      } else {
        this.howFar = answer;
        this.timer = setTimeout(() => void this.look(Math.min(wait * 1.5, LONGEST)), wait);
      }
    } catch (fault) {
      this.lost = fault instanceof Refusal ? fault.code : "unreachable";
    }
  }

  /** Whoever has gone asks no more. */
  end(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }
}
