/** The one view of a table: what the server said last, and nothing of our own making. */

import { salt } from "./salt";
import type {
  Hint,
  HintStep,
  Hurry,
  PersonId,
  RoomAction,
  RoomView,
  ToBrowser,
  Utterance,
  Where,
} from "../wire/messages";
import { Outbox, type Numbered, type Shelf } from "../link/outbox";
import { TableSocket, type Connection, type Ending, type Plug } from "../link/socket";
import { Chronicle, type Told } from "./chronicle";
import { noteHint } from "./helped";
import { stillStands } from "./hints";
import { Promises } from "./promises";

/** An outage shorter than this is nobody's business. */
export const QUIET_OUTAGE = 2_000;

const LAST_WORD = 1_500;

export interface Complaint {
  readonly id: number;
  readonly code: string;
  readonly rule: string | null;
}

/** What bots took drawings for, and what was said. */
function sorted(all: readonly Utterance[]): [Utterance[], Utterance[]] {
  const isImpression = (it: Utterance): boolean => it.impressions.length > 0;
  return [all.filter(isImpression), all.filter((it) => !isImpression(it))];
}

export interface TableParts {
  code: string;
  url: string;
  plug: (url: string) => Plug;
  /** Kept over visits: what was asked for. */
  kept: Shelf;
  /** Kept while the tab lives: what was promised. */
  fleeting: Shelf;
  /** What was told: kept as long, unless others look at the same tab. */
  told?: Shelf;
  random?: () => number;
}

export class TableStore {
  readonly code: string;
  room = $state.raw<RoomView | null>(null);
  view = $state.raw<unknown>(null);
  /** The last update's news; an empty list after a welcome, and before the first of a game. */
  news = $state.raw<readonly unknown[]>([]);
  told = $state.raw<readonly Told[]>([]);
  said = $state.raw<readonly Utterance[]>([]);
  /** What bots took drawings for: it stands beside these, and not in the talk. */
  impressions = $state.raw<readonly Utterance[]>([]);
  invite = $state("");
  /** What others reach the table by; empty where this page's own address will do. */
  address = $state("");
  connection = $state.raw<Connection>({ kind: "connecting" });
  /** The line has been down long enough to say so. */
  isTroubled = $state(false);
  waiting = $state.raw<readonly Numbered[]>([]);
  complaint = $state.raw<Complaint | null>(null);
  /** Which of the people on this device the game waits for, where it has several. */
  awaited = $state.raw<readonly PersonId[]>([]);
  /** Who leads those who look back at the game that is over, and where they are. */
  led = $state.raw<{ readonly who: PersonId; readonly where: Where } | null>(null);
  /** What the coach said last, until the game has gone on; and what it thinks of. */
  hint = $state.raw<Hint | null>(null);
  asked = $state.raw<HintStep | null>(null);
  /** Since when, by our clock, somebody is not here. */
  awaySince = $state.raw<ReadonlyMap<PersonId, number>>(new Map());

  private readonly socket: TableSocket;
  private readonly outbox: Outbox;
  private readonly chronicle: Chronicle;
  private readonly promises: Promises;
  private complaints = 0;
  private isLeaving = false;
  /** I have acted since I asked: what the coach thinks of is over. */
  private hasActed = false;
  private outage: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TableParts) {
    this.code = parts.code;
    this.outbox = new Outbox(parts.code, parts.kept);
    this.chronicle = new Chronicle(parts.code, parts.told ?? parts.fleeting);
    this.promises = new Promises(parts.code, parts.fleeting);
    this.socket = new TableSocket({
      url: parts.url,
      outbox: this.outbox,
      plug: parts.plug,
      heard: (message) => this.hear(message),
      changed: (connection) => this.change(connection),
      ...(parts.random ? { random: parts.random } : {}),
    });
  }

  open(): void {
    this.socket.open();
  }

  wake(): void {
    this.socket.wake();
  }

  close(why: Ending = "left"): void {
    clearTimeout(this.outage);
    if (this.isLeaving) this.outbox.forget();
    this.socket.end(why);
  }

  /** A move in the game; handed to the game's screen as it is. */
  readonly act = (action: unknown): void => {
    this.hint = null;
    this.hasActed = true;
    this.socket.act(action);
    this.waiting = this.outbox.waiting;
  };

  /** Something in the room. */
  wish(action: RoomAction): void {
    this.socket.wish(action);
    this.waiting = this.outbox.waiting;
  }

  /** Goes as soon as the table has heard it, and soon in any case. */
  leave(): void {
    this.isLeaving = true;
    this.wish({ type: "leave" });
    setTimeout(() => this.close("left"), LAST_WORD);
  }

  say(text: string): void {
    this.socket.say({ type: "say", text });
  }

  phrase(key: string): void {
    this.socket.say({ type: "phrase", key });
  }

  /** How bots go on while nobody else is to act. */
  hurry(hurry: Hurry): void {
    this.socket.say({ type: "hurry", hurry });
  }

  /** A hint, please: answered once, or refused. */
  askCoach(step: HintStep): void {
    if (this.asked !== null) return;
    this.asked = step;
    this.hasActed = false;
    this.socket.say({ type: "ask_coach", step });
  }

  /** Where I am in a game that is over, for those who look along; null: I lead no more. */
  lead(where: Where | null): void {
    this.socket.say({ type: "lead", where });
  }

  /** The server's time now, in its milliseconds. */
  now(): number {
    return this.socket.clock.now();
  }

  /** The seal that this browser was shown before that game's first card. */
  promised(number: number, game: string): string | null {
    return this.promises.of(number, game);
  }

  forget(): void {
    this.outbox.forget();
  }

  private hear(message: ToBrowser): void {
    switch (message.type) {
      case "welcome":
        this.setRoom(message.room);
        this.chronicle.retell(message.told_before, message.told, message.casts);
        this.view = message.view;
        this.news = [];
        this.led = null;
        this.hint = this.asked = null;
        [this.impressions, this.said] = sorted(message.said);
        this.invite = message.invite;
        this.address = message.address;
        break;
      case "room":
        this.setRoom(message.room);
        break;
      case "update":
        this.chronicle.add(message.news, this.room?.names ?? []);
        this.view = message.view;
        this.news = message.news;
        if (this.hint && !stillStands(this.hint, message.view)) this.hint = null;
        break;
      case "refused":
        if (message.n === null) this.asked = null;
        if (!this.isOurs(message.n)) this.complain(message.code, message.rule);
        break;
      case "said":
        this.note(message.said);
        break;
      case "hint":
        this.asked = null;
        // Its second step tells more of the same.
        if (message.step === "where" || this.hint === null) noteHint(this.code, this.room?.number ?? 0);
        this.hint = !this.hasActed && stillStands(message, this.view) ? message : null;
        break;
      case "awaited":
        this.awaited = message.people;
        break;
      case "led": {
        const { who, where } = message;
        this.led = who !== null && where ? { who, where } : null;
        break;
      }
      case "done":
      case "pong":
        break;
    }
    this.told = this.chronicle.all;
    this.waiting = this.outbox.waiting;
  }

  private note(utterance: Utterance): void {
    const [impressions, said] = sorted([utterance]);
    this.impressions = [...this.impressions, ...impressions];
    this.said = [...this.said, ...said];
  }

  /** Asked for by the page itself, as a salt that came too late: nobody has to hear of it. */
  private isOurs(n: number | null): boolean {
    return this.waiting.some((it) => it.n === n && it.type === "wish" && it.action.type === "add_salt");
  }

  private setRoom(room: RoomView): void {
    const since = new Map<PersonId, number>();
    for (const person of room.people) {
      if (!person.is_here) since.set(person.id, this.awaySince.get(person.id) ?? Date.now());
    }
    this.awaySince = since;
    this.chronicle.open(room.number, room.seat);
    if (room.number !== this.room?.number) this.news = [];
    this.promises.note(room);
    this.room = room;
    if (this.promises.awaitsSalt(room)) this.addSalt(room);
  }

  /** To every new seal a salt that was drawn after it, whoever starts the game and however. */
  private addSalt(room: RoomView): void {
    this.promises.answer(room);
    this.wish({ type: "add_salt", salt: salt() });
  }

  /** Something that was asked for is refused: it is said, and nothing has changed. */
  complain(code: string, rule: string | null = null): void {
    this.complaints += 1;
    this.complaint = { id: this.complaints, code, rule };
  }

  private change(change: Connection): void {
    // The table closes the line of somebody who leaves as it does of somebody who is sent out.
    const connection: Connection = change.kind === "ended" && this.isLeaving ? { kind: "ended", why: "left" } : change;
    this.connection = connection;
    if (connection.kind === "open" || connection.kind === "ended") {
      clearTimeout(this.outage);
      this.outage = undefined;
      this.isTroubled = false;
    } else {
      this.outage ??= setTimeout(() => (this.isTroubled = true), QUIET_OUTAGE);
    }
  }
}
