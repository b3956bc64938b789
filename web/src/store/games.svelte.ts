/** The shelf of games, fetched once. */

import { games as fetchGames, type GameOnShelf } from "../link/api";

class Games {
  all = $state.raw<readonly GameOnShelf[] | null>(null);
  hasFailed = $state(false);
  private isFetching = false;

  async load(): Promise<void> {
    if (this.all || this.isFetching) return;
    this.isFetching = true;
    this.hasFailed = false;
    try {
      this.all = await fetchGames();
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
