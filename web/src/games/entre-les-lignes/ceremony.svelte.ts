/** The reveal, one thing after the other: votes, the word, the accomplice, wrong votes, points. Knows no page. */

export const ACTS = ["votes", "word", "accomplice", "wrong", "points"] as const;
export type Act = (typeof ACTS)[number];

/** Milliseconds between one act and the next. */
export const PAUSE = 1_300;

export class Ceremony {
  /** How many acts are on stage. */
  private played = $state<number>(ACTS.length);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isOn(): boolean {
    return this.played < ACTS.length;
  }

  has(act: Act): boolean {
    return ACTS.indexOf(act) < this.played;
  }

  begin(): void {
    this.played = 1;
    this.wait();
  }

  /** Whoever does not want to wait sees it all. */
  skip(): void {
    clearTimeout(this.timer);
    this.played = ACTS.length;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.played += 1;
      if (this.isOn) this.wait();
    }, PAUSE);
  }
}
