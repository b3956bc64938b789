/** The shelf of games, fetched once. */

import { shelf, type GameOnShelf, type Trouble } from "../link/api";

class Games {
  all = $state.raw<readonly GameOnShelf[] | null>(null);
  /** What is wrong with games that packages bring, for whoever runs this table. */
  troubles = $state.raw<readonly Trouble[]>([]);
  hasFailed = $state(false);
  private isFetching = false;

  async load(): Promise<void> {
    if (this.all || this.isFetching) return;
    this.isFetching = true;
    this.hasFailed = false;
    try {
      const found = await shelf();
      this.all = found.games;
      this.troubles = found.troubles;
    } catch {
      this.hasFailed = true;
    } finally {
      this.isFetching = false;
    }
  }

  of(key: string): GameOnShelf | null {
    return this.all?.find((it) => it.about.key === key) ?? null;
  }
}

export const games = new Games();
