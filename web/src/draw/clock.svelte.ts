/** One clock from 0 to 1 for any number of drawings that are drawn again together.  Knows no page. */

/** What calls back at the next picture. */
export interface Ticker {
  next(tick: (time: number) => void): number;
  stop(id: number): void;
}

const frames: Ticker = { next: (tick) => requestAnimationFrame(tick), stop: (id) => cancelAnimationFrame(id) };

/** Steps of the whole where nothing may move. */
const STEPS = 8;

export class Clock {
  at = $state(0);
  isPlaying = $state(false);
  private last: number | null = null;
  private ticket = 0;

  constructor(
    /** How long the whole takes. */
    private readonly milliseconds = 12_000,
    private readonly ticker: Ticker = frames,
  ) {}

  play(): void {
    if (this.isPlaying) return;
    if (this.at >= 1) this.at = 0;
    this.isPlaying = true;
    this.last = null;
    this.ticket = this.ticker.next((time) => this.tick(time));
  }

  pause(): void {
    this.isPlaying = false;
    this.ticker.stop(this.ticket);
  }

  /** A hand on the clock stops it. */
  set(at: number): void {
    this.pause();
    this.at = Math.min(Math.max(at, 0), 1);
  }

  /** One step on, or from the end to the beginning: instead of running, where nothing may move. */
  step(): void {
    this.set(this.at >= 1 ? 1 / STEPS : (Math.floor(this.at * STEPS + 1e-9) + 1) / STEPS);
  }

  private tick(time: number): void {
    if (!this.isPlaying) return;
    this.at = Math.min(this.at + (time - (this.last ?? time)) / this.milliseconds, 1);
    this.last = time;
    if (this.at >= 1) this.isPlaying = false;
    else this.ticket = this.ticker.next((again) => this.tick(again));
  }
}
