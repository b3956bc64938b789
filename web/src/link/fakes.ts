/** For tests: a socket whose other end is in our hands, and a room to be welcomed to. */

import type { FromBrowser, RoomView, ToBrowser, Welcome } from "../wire/messages";
import type { Plug } from "./socket";

export class FakePlug implements Plug {
  onmessage: Plug["onmessage"] = null;
  onclose: Plug["onclose"] = null;
  readonly sent: FromBrowser[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromBrowser);
  }

  close(): void {
    this.isClosed = true;
  }

  tell(message: ToBrowser): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(code = 1006): void {
    this.onclose?.({ code, reason: "" });
  }

  /** Without the pings, which come when they come. */
  get asked(): FromBrowser[] {
    return this.sent.filter((it) => it.type !== "ping");
  }
}

/** Every plug that was put in, in order. */
export class Sockets {
  readonly all: FakePlug[] = [];
  readonly plug = (): FakePlug => {
    const plug = new FakePlug();
    this.all.push(plug);
    return plug;
  };

  get last(): FakePlug {
    const last = this.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
}

export const ROOM: RoomView = {
  you: 1,
  seat: 0,
  game: "between",
  options: {},
  stage: "gathering",
  number: 0,
  host: 1,
  people: [{ id: 1, name: "Ada", is_here: true, token: null, is_ready: false, seat: 0 }],
  chairs: [
    { person: 1, bot: null, is_passed_over: false, before: [] },
    { person: null, bot: null, is_passed_over: false, before: [] },
  ],
  names: ["Ada", ""],
  again: [],
  words: [],
  wishes: [],
  picked_by: null,
  programme: [],
  come: [],
  wait: [],
  last: null,
  screens: 0,
  cheered: [],
  talk: "free",
  bot_pace: "normal",
  has_coach: false,
  is_open: true,
  commitment: "",
  loan_after: 30_000,
  asks: [],
  takings: [],
  may_ask: [],
  came_later: [],
  hurry: null,
  variation: null,
  deal: null,
};

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    room: ROOM,
    view: null,
    seq: 0,
    n: 0,
    now: 1_000_000,
    said: [],
    invite: "secret",
    told: [],
    told_before: 0,
    casts: [],
    address: "",
    ...more,
  };
}

export function update(seq: number, view: unknown = { seq }): ToBrowser {
  return { type: "update", seq, news: [{ type: "happened", seq }], view, now: 1_000_000 };
}
