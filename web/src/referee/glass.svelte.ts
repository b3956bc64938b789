/** An hourglass: turned, laid down, taken up again; it counts by the clock, so a page that slept does not lose time. */

export class Hourglass {
  seconds = $state(60);
  /** Milliseconds left when it was last turned or laid down. */
  private kept = $state(60_000);
  /** When it runs out, by the clock; null while it lies. */
  private end = $state<number | null>(null);
  private at = $state(0);

  constructor(private readonly clock: () => number = Date.now) {}

  get isRunning(): boolean {
    return this.end !== null;
  }

  /** Laid down with sand in both halves. */
  get isHeld(): boolean {
    return !this.isRunning && this.kept > 0 && this.kept < this.seconds * 1_000;
  }

  get isUp(): boolean {
    return !this.isRunning && this.kept === 0;
  }

  get left(): number {
    return this.end === null ? this.kept : Math.max(0, this.end - this.at);
  }

  set(seconds: number): void {
    this.seconds = seconds;
    this.end = null;
    this.kept = seconds * 1_000;
  }

  turn(): void {
    this.set(this.seconds);
    this.go();
  }

  go(): void {
    this.at = this.clock();
    this.end = this.at + this.kept;
  }

  hold(): void {
    this.tick();
    this.kept = this.left;
    this.end = null;
  }

  /** Looks at the clock; whether the last grain has fallen just now. */
  tick(): boolean {
    if (this.end === null) return false;
    this.at = this.clock();
    if (this.at < this.end) return false;
    this.end = null;
    this.kept = 0;
    return true;
  }
}
