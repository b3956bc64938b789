/** The shelf of games, fetched once. */

import { shelf, type GameOnShelf, type Trouble } from "../link/api";

class Games {
  all = $state.raw<readonly GameOnShelf[] | null>(null);
  /** What is wrong with games that packages bring, for whoever runs this table. */
  troubles = $state.raw<readonly Trouble[]>([]);
  hasFailed = $state(false);
  private fetching: Promise<void> | null = null;

  /** Resolves when it is known whether they came. */
  async load(): Promise<void> {
    if (!this.all) await this.renew();
  }

  /** As it is now: what a package brings lies elsewhere after each change to it. */
  async renew(): Promise<void> {
    this.fetching ??= this.fetch();
    await this.fetching;
    this.fetching = null;
  }

  private async fetch(): Promise<void> {
    this.hasFailed = false;
    try {
      const found = await shelf();
      this.all = found.games;
      this.troubles = found.troubles;
    } catch {
      this.hasFailed = this.all === null;
    }
  }

  /** Whether one may say that there is no such game. */
  get isKnown(): boolean {
    return this.all !== null || this.hasFailed;
  }

  of(key: string): GameOnShelf | null {
    return this.all?.find((it) => it.about.key === key) ?? null;
  }
}

export const games = new Games();
