/** News to be said and sounded: each piece once, as soon as nothing holds it back. */

import type { Holds } from "./story";

export class Aloud {
  private heard: readonly unknown[] = [];
  private kept: readonly unknown[] = [];

  /** What is due now. */
  take(news: readonly unknown[], holds: Holds): readonly unknown[] {
    const all = news === this.heard ? this.kept : [...this.kept, ...news];
    this.heard = news;
    this.kept = all.filter(holds);
    return all.filter((it) => !holds(it));
  }
}
