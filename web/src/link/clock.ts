/** The table's time as seen from here: deadlines are the server's, this only draws them. */

interface Sample {
  offset: number;
  trip: number;
}

const KEPT = 8;

export class ServerClock {
  private samples: Sample[] = [];

  constructor(private readonly local: () => number = Date.now) {}

  /** A pong that answers what was sent at `sent`: the quickest round trip tells the time best. */
  measured(sent: number, serverNow: number): void {
    const here = this.local();
    const trip = Math.max(0, here - sent);
    this.samples = [...this.samples, { offset: serverNow + trip / 2 - here, trip }].slice(-KEPT);
  }

  /** A time in passing, better than none. */
  heard(serverNow: number): void {
    if (this.samples.length === 0) {
      this.samples = [{ offset: serverNow - this.local(), trip: Number.POSITIVE_INFINITY }];
    }
  }

  /** Milliseconds to add to the local clock. */
  get offset(): number {
    const best = this.samples.reduce<Sample | null>(
      (best, it) => (best === null || it.trip <= best.trip ? it : best),
      null,
    );
    return best?.offset ?? 0;
  }

  now(): number {
    return this.local() + this.offset;
  }
}
