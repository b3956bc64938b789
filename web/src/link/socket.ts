/**
 * One table's line to the server: it comes back by itself, sends again what was not answered, and lets every
 * numbered update through once and in order.  It knows no page: a caller wakes it when the page is seen again.
 */

import { ServerClock } from "./clock";
import type { FromBrowser, RoomAction, ToBrowser } from "../wire/messages";
import type { Outbox } from "./outbox";

/** The part of `WebSocket` that is needed here. */
export interface Plug {
  send(text: string): void;
  close(code?: number, reason?: string): void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export type Ending = "moved" | "removed" | "left";
export type Connection =
  { kind: "connecting" } | { kind: "open" } | { kind: "waiting" } | { kind: "ended"; why: Ending };

/** Closings after which coming back by ourselves would be wrong. */
const ENDINGS: Readonly<Record<number, Ending>> = { 4001: "moved", 4003: "removed" };

const FIRST = 2_000;
const LONGEST = 30_000;
const QUIET = 20_000;
const PATIENCE = 9_000;
const SHORT_PATIENCE = 3_000;

export interface SocketParts {
  url: string;
  outbox: Outbox;
  plug: (url: string) => Plug;
  heard: (message: ToBrowser) => void;
  changed: (connection: Connection) => void;
  clock?: ServerClock;
  random?: () => number;
}

export class TableSocket {
  readonly clock: ServerClock;
  private plug: Plug | null = null;
  private isWelcome = false;
  private known = 0;
  private isAsking = false;
  private tries = 0;
  private unsaid: FromBrowser[] = [];
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly random: () => number;

  constructor(private readonly parts: SocketParts) {
    this.clock = parts.clock ?? new ServerClock();
    this.random = parts.random ?? Math.random;
  }

  open(): void {
    this.drop();
    this.parts.changed({ kind: "connecting" });
    const plug = this.parts.plug(this.parts.url);
    this.plug = plug;
    plug.onmessage = ({ data }) => {
      if (this.plug === plug && typeof data === "string") this.take(JSON.parse(data) as ToBrowser);
    };
    plug.onclose = ({ code }) => {
      if (this.plug === plug) this.lost(code);
    };
    this.watch(PATIENCE);
  }

  /** The page is seen again, or the network is back: do not wait for a timer that may have slept. */
  wake(): void {
    if (this.retry !== undefined) this.open();
    else if (this.isWelcome) this.ping(SHORT_PATIENCE);
  }

  act(action: unknown): void {
    this.send(this.parts.outbox.act(action));
  }

  wish(action: RoomAction): void {
    this.send(this.parts.outbox.wish(action));
  }

  /** Not numbered: talk is kept until the line is up, and sent then. */
  say(message: FromBrowser): void {
    if (this.isWelcome) this.send(message);
    else this.unsaid.push(message);
  }

  end(why: Ending): void {
    this.drop();
    this.parts.changed({ kind: "ended", why });
  }

  private take(message: ToBrowser): void {
    if (this.isWelcome) this.rest();
    switch (message.type) {
      case "welcome":
        this.parts.outbox.settle(message.room.you, message.n);
        this.known = message.seq;
        this.clock.heard(message.now);
        this.parts.heard(message);
        this.welcomed();
        return;
      case "update":
        if (!this.isNext(message.seq)) return;
        break;
      case "done":
        this.parts.outbox.answered(message.n);
        break;
      case "refused":
        if (message.n !== null) this.parts.outbox.answered(message.n);
        break;
      case "pong":
        this.clock.measured(message.sent, message.now);
        break;
    }
    this.parts.heard(message);
  }

  /** Once and in order: older ones are known already, a gap is filled by asking for everything. */
  private isNext(seq: number): boolean {
    if (seq === this.known + 1) {
      this.known = seq;
      return true;
    }
    if (seq > this.known && !this.isAsking) {
      this.isAsking = true;
      this.send({ type: "again_please" });
    }
    return false;
  }

  private welcomed(): void {
    this.isAsking = false;
    if (this.isWelcome) return;
    this.isWelcome = true;
    this.tries = 0;
    this.parts.changed({ kind: "open" });
    for (const kept of this.parts.outbox.waiting) this.send(kept);
    for (const word of this.unsaid.splice(0)) this.send(word);
    this.ping(PATIENCE);
  }

  private send(message: FromBrowser): void {
    if (this.isWelcome) this.plug?.send(JSON.stringify(message));
  }

  private ping(patience: number): void {
    this.send({ type: "ping", sent: Date.now() });
    this.watch(patience);
  }

  /** All is well: be still for a while, not in step with everybody else, then ask again. */
  private rest(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.ping(PATIENCE), QUIET * (0.75 + this.random() / 2));
  }

  /** No word in this time means that the line is dead, whatever the browser thinks. */
  private watch(patience: number): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => this.lost(1006), patience);
  }

  private lost(code: number): void {
    const why = ENDINGS[code];
    if (why) return this.end(why);
    this.drop();
    this.parts.changed({ kind: "waiting" });
    const longest = Math.min(LONGEST, FIRST * 2 ** this.tries);
    this.tries += 1;
    this.retry = setTimeout(() => this.open(), this.random() * longest);
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.pulse);
    this.retry = undefined;
    this.isWelcome = false;
    this.isAsking = false;
    const plug = this.plug;
    this.plug = null;
    plug?.close(1000);
  }
}
