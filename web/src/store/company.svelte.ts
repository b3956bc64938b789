/** Those who share this device at a table: who is in front of it, and how it goes from hand to hand. */

import { allAnswered, speakFor } from "../link/api";
import { memoryShelf, type Shelf } from "../link/outbox";
import type { Plug } from "../link/socket";
import type { PersonId, RoomView } from "../wire/messages";
import { shelf, tabShelf } from "./settings.svelte";
import { TableStore } from "./table.svelte";

/** What the page does for us. */
export interface Hands {
  /** To where the lines go, without what we ask for. */
  readonly url: string;
  readonly plug: (url: string) => Plug;
  /** Once the curtain is painted: loads the page anew, so that nothing of what was seen is left in it. */
  readonly renew: () => void;
}

/** Milliseconds that a drawing may take to reach the table before the page goes. */
const PATIENCE = 3_000;
/** What a person was told, asked for, drew and noted at a table, on either shelf. */
const SECRETS = ["journal", "outbox", "drawing", "drawing-sent", "notes"];

export class Company {
  /** Everybody of the table who is on this device. */
  people = $state.raw<readonly PersonId[]>([]);
  /** The table as who is in front sees it. */
  table = $state.raw<TableStore | null>(null);
  /** The same for who is about to be. */
  coming = $state.raw<TableStore | null>(null);
  /** It is to be passed on as soon as the table has heard everything. */
  isPassing = $state(false);
  /** Nothing is shown any more, and the page goes. */
  hasFallen = $state(false);
  /** The game that somebody opened the curtain for; none while it is down. */
  private opened = $state<number | null>(null);
  private opens: number | null = null;
  /** The last one that is left has not had the device in their hands yet. */
  private isHandedOver = $state(false);
  private code = "";
  private hands: Hands | null = null;

  get isShared(): boolean {
    return this.people.length > 1 || this.isHandedOver;
  }

  /** At the door: alone as ever, or several, and then nobody in front. */
  sit(code: string, people: readonly PersonId[], hands: Hands): void {
    this.code = code;
    this.hands = hands;
    const last = tabShelf.getItem(frontKey(code));
    this.isHandedOver = last !== null && people.length === 1 && last !== String(people[0]);
    if (people.length > 1 || this.isHandedOver) sweep(code);
    this.resit(people);
  }

  /** Somebody came to the device, or has gone from it. */
  resit(people: readonly PersonId[]): void {
    this.people = people;
    this.bring(this.last ?? people[0] ?? null);
  }

  /** Whether somebody may look at the game now. */
  isOpen(room: RoomView): boolean {
    return !this.isShared || room.stage !== "playing" || this.opened === room.number;
  }

  /** Whether a game has begun that nobody opened the curtain for, and the page was told of it all the same. */
  isOverrun(room: RoomView): boolean {
    return this.opened !== null && !this.isOpen(room);
  }

  /** In front, for what everybody may see. */
  bring(person: PersonId | null): void {
    this.dial(person, null);
  }

  /** This person opens the curtain. */
  open(person: PersonId, room: RoomView): void {
    tabShelf.setItem(frontKey(this.code), String(person));
    this.isHandedOver = false;
    this.dial(person, room.number);
  }

  /** Who was about to be in front is. */
  arrive(): void {
    const before = this.table;
    this.table = this.coming;
    this.opened = this.opens;
    this.coming = null;
    before?.close();
    if (this.isShared) sweep(this.code);
  }

  /** One more on this device; in the middle of a game nobody is in front once the table has heard everything. */
  welcome(person: PersonId, room: RoomView): void {
    this.people = [...(this.isShared ? this.people : [room.you]), person];
    if (room.stage === "playing") this.passOn();
    else this.bring(room.you);
  }

  passOn(): void {
    this.isPassing = true;
  }

  /** The curtain comes down: first in sight, then in memory. */
  async fall(): Promise<void> {
    this.hasFallen = true;
    await new Promise((painted) => setTimeout(painted, 50));
    // The last strokes of a drawing are sent when its paper is taken away.
    await Promise.race([allAnswered(), new Promise((late) => setTimeout(late, PATIENCE))]);
    sweep(this.code);
    this.hands?.renew();
  }

  leave(): void {
    this.table?.close();
    this.coming?.close();
    this.table = this.coming = null;
    this.people = [];
    this.opened = this.opens = null;
    this.isHandedOver = false;
    this.isPassing = this.hasFallen = false;
    speakFor(null);
  }

  /** Who had it in their hands last. */
  get last(): PersonId | null {
    const kept = Number(tabShelf.getItem(frontKey(this.code)));
    return this.people.includes(kept) ? kept : null;
  }

  private dial(person: PersonId | null, opens: number | null): void {
    if (!this.hands) return;
    const { url, plug } = this.hands;
    const as = this.isShared ? person : null;
    // What one of several asked for and was told is nobody else's, and so it stays in memory.
    const shelves = this.isShared ? { kept: memoryShelf(), told: memoryShelf() } : { kept: shelf };
    const asks = as === null ? "" : `?as=${as}${opens === null ? "&curtain" : ""}`;
    const line = new TableStore({ code: this.code, url: url + asks, plug, fleeting: tabShelf, ...shelves });
    this.coming?.close();
    this.opens = opens;
    speakFor(as);
    if (this.table) this.coming = line;
    else this.table = line;
    line.open();
  }
}

export const company = new Company();

/** Whom the device goes to next: of those who are awaited, who sits next after the one that had it last. */
export function nextOf(
  { people }: Pick<RoomView, "people">,
  awaited: readonly PersonId[],
  last: PersonId | null,
): PersonId | null {
  const seatOf = (id: PersonId | null): number => people.find((it) => it.id === id)?.seat ?? -1;
  const inTurn = awaited.filter((it) => it !== last).sort((one, other) => seatOf(one) - seatOf(other));
  return inTurn.find((it) => seatOf(it) > seatOf(last)) ?? inTurn[0] ?? awaited[0] ?? null;
}

function frontKey(code: string): string {
  return `tablee:front:${code}`;
}

/** Nothing that is one person's own stays where the next one could find it. */
export function sweep(code: string, shelves: readonly Shelf[] = [shelf, tabShelf]): void {
  for (const from of shelves) {
    const keys = Array.from({ length: from.length }, (_, at) => from.key(at) ?? "");
    for (const key of keys) {
      const [ours, kind = "", ...of] = key.split(":");
      if (ours === "tablee" && SECRETS.includes(kind) && of.includes(code)) from.removeItem(key);
    }
  }
}
