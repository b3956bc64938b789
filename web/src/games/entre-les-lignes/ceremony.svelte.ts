/** The reveal, one thing after the other: votes, the word, the accomplice, wrong votes, points. Knows no page. */

export const ACTS = ["votes", "word", "accomplice", "wrong", "points"] as const;
export type Act = (typeof ACTS)[number];

/** Milliseconds between one act and the next. */
export const PAUSE = 1_300;

export class Ceremony {
  /** How many acts are on stage. */
  private played = $state<number>(ACTS.length);
  /** Of which round; none for who came later, and finds it all on the table. */
  private round = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get isOn(): boolean {
    return this.played < ACTS.length;
  }

  /** What came on stage last. */
  get act(): Act | null {
    return this.round === null ? null : (ACTS[this.played - 1] ?? null);
  }

  /** Whether this round's result is not to be told yet. */
  hides(round: number): boolean {
    return this.isOn && this.round === round;
  }

  has(act: Act): boolean {
    return ACTS.indexOf(act) < this.played;
  }

  begin(round: number): void {
    this.round = round;
    this.played = 1;
    this.wait();
  }

  /** Whoever does not want to wait sees it all. */
  skip(): void {
    clearTimeout(this.timer);
    this.played = ACTS.length;
  }

  /** Nothing is played, and nothing was. */
  clear(): void {
    this.skip();
    this.round = null;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.played += 1;
      if (this.isOn) this.wait();
    }, PAUSE);
  }
}
