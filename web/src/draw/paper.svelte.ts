/** My paper: what is on it, what the table has of it, and whether I am done. Knows no page and no game. */

import { untrack } from "svelte";
import { keepDrawing } from "../link/api";
import type { Shelf } from "../link/outbox";
import { visits } from "../store/recent";
import { shelf as ours } from "../store/settings.svelte";
import type { Seat } from "../wire/messages";
import { Courier, mayPass } from "./courier.svelte";
import { look } from "./folder";
import { kept, tidy } from "./keep";
import { isMarked, mark, markedName } from "./mark";
import { begins, BLANK, type Drawing, isBlank, isSame } from "./strokes";

export interface Doors {
  /** On top of the one of that name, and of no other; gives the name the table keeps it under. */
  readonly keep: (code: string, drawing: Drawing, on: string) => Promise<string>;
  readonly show: (code: string, name: string) => Promise<Drawing>;
  readonly shelf?: Shelf;
  /** The tables this device sat at lately. */
  readonly visited?: () => readonly string[];
}

/** The doors of the house; the paper says at once when a drawing does not come, and asks again itself. */
export function doorsOf(isLeaving: () => boolean): Doors {
  return {
    keep: async (code, drawing, on) => (await keepDrawing(code, drawing, on, isLeaving())).name,
    show: (code, name) => look(code, name, 1),
    visited: () => visits().map((it) => it.code),
  };
}

/** Whose paper lies here, and what the table has of it. */
export interface Lying {
  readonly code: string;
  readonly game: number;
  /** Another round is another paper; none where nobody draws any more. */
  readonly round: number | null;
  readonly isOver: boolean;
  /** Nobody's for who only watches. */
  readonly seat: Seat | null;
  /** The name of what the table has of it; empty for nothing. */
  readonly name: string;
}

/** Milliseconds before a deadline in which nothing is put off: what the table has then is what hangs. */
const HURRY = 8_000;
/** Milliseconds until a drawing that did not come is asked for again. */
const AGAIN = 3_000;

/**
 * A person may have two devices, and a bot may sit on a lent seat: of two drawings, the table's is shown.  What this
 * device has on top of another one is not lost: where it goes on from the table's, it is simply sent; otherwise the
 * table's lies over it, and one undo, as long as the page is open, brings it back.
 */
export class KeptPaper {
  /** Where it is kept on this device; empty where there is no paper of mine. */
  key = $state("");
  /** What is on it at first; null until that is known. */
  start = $state.raw<Drawing | null>(null);
  /** What came of it elsewhere, and is to be laid over what is here. */
  instead = $state.raw<Drawing | null>(null);
  /** What is on it now. */
  drawing = $state.raw<Drawing>(BLANK);
  /** I am done, as soon as the table has all of it. */
  wantsIn = $state(false);
  /** What the table has did not come: nothing is drawn over it. */
  isLost = $state(false);
  /** What is on it came from elsewhere a moment ago. */
  isFromElsewhere = $state(false);
  courier = $state.raw(new Courier(() => Promise.resolve("")));
  private readonly shelf: Shelf;
  private code = "";
  private moment = "";
  /** The name of the table's drawing, as the last view has it, and whether it was not looked into yet. */
  private told = "";
  private isNews = false;
  /** The name of what the courier knows the table to have. */
  private known = "";
  /** Names of what this device sent, until a view has them. */
  private readonly names = new Set<string>();
  private asked: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly doors: Doors) {
    this.shelf = doors.shelf ?? ours;
  }

  /** This device need not keep what nobody will open again. */
  lie({ code, game, round, isOver, seat, name }: Lying): void {
    untrack(() => {
      const before = round === null ? "" : `${code}:${game}:${round}:`;
      this.hear(name);
      this.layOut(code, before && seat !== null ? `${before}${seat}` : "");
      this.tidyUp(code, before, isOver ? "" : `${code}:${game}:doodle`);
      this.compare();
    });
  }

  get isBlank(): boolean {
    return isBlank(this.drawing);
  }

  get isSaved(): boolean {
    return this.courier.kept === this.drawing;
  }

  /** At every stroke; how much time is left, where a clock runs. */
  stroke(drawing: Drawing, left: number | null = null): void {
    this.drawing = drawing;
    this.wantsIn = false;
    if (drawing === this.instead) this.laid(drawing);
    else this.isFromElsewhere = false;
    if (left !== null && left < HURRY) this.courier.send(drawing);
  }

  /** When the hand rests; on a paper of an earlier round it does so too late. */
  rest(drawing: Drawing, key = this.key): void {
    if (key !== this.key) return;
    this.drawing = drawing;
    this.courier.send(drawing);
  }

  handIn(): void {
    this.wantsIn = true;
    this.isFromElsewhere = false;
    this.courier.send(this.drawing);
  }

  /** The line may be back, or somebody asks for it: not a moment longer. */
  wake(): void {
    if (this.isLost) void this.fetch();
    this.courier.wake();
  }

  private hear(name: string): void {
    if (name !== this.told) this.isNews = true;
    this.told = name;
  }

  private layOut(code: string, key: string): void {
    if (key === this.key) return;
    clearTimeout(this.timer);
    this.courier.stop();
    this.code = code;
    this.key = key;
    this.start = this.instead = null;
    this.drawing = BLANK;
    this.wantsIn = this.isLost = this.isFromElsewhere = false;
    this.isNews = true;
    this.asked = null;
    this.names.clear();
    this.known = key ? markedName(key, this.shelf) : "";
    this.courier = new Courier(
      (drawing) => this.doors.keep(code, drawing, this.known),
      (drawing, name) => key === this.key && this.sent(drawing, name),
      () => key === this.key && this.compare(),
    );
  }

  /** Rounds and games that are over, whether this device saw their end or not, and tables nobody sits at any more. */
  private tidyUp(code: string, round: string, doodle: string): void {
    if (this.moment === code + round + doodle) return;
    this.moment = code + round + doodle;
    const visited = this.doors.visited?.() ?? [];
    const isOurs = (key: string): boolean => key === doodle || (round !== "" && key.startsWith(round));
    tidy((key) => (key.startsWith(`${code}:`) ? isOurs(key) : visited.includes(key.split(":")[0] ?? "")), this.shelf);
  }

  /** Whether the table has what this device knows of.  While one is on its way, nobody can tell. */
  private compare(): void {
    if (!this.key || !this.isNews || this.courier.isOnWay) return;
    const isOurs = this.start
      ? this.names.delete(this.told)
      : this.told === this.known && (this.here !== null || !this.told);
    if (!isOurs) return void this.fetch();
    clearTimeout(this.timer);
    this.asked = null;
    this.isNews = this.isLost = false;
    if (!this.start) this.goOn(this.here ?? BLANK);
  }

  private get here(): Drawing | null {
    return this.start ? this.drawing : kept(this.key, this.shelf);
  }

  private get isUnsent(): boolean {
    const here = this.here;
    return here !== null && (this.start ? !this.isSaved : !isMarked(this.key, here, this.shelf));
  }

  /** What this device has kept over a reload; the table may not have the last strokes of it. */
  private goOn(drawing: Drawing): void {
    const isAll = !this.isUnsent || (isBlank(drawing) && !this.told);
    this.start ??= drawing;
    this.drawing = drawing;
    this.courier.settle(isAll ? drawing : BLANK);
    if (!isAll) this.courier.send(drawing);
  }

  /** Drawn on another device, or by a bot. */
  private async fetch(): Promise<void> {
    const { code, key, told: name } = this;
    if (this.asked === name) return;
    clearTimeout(this.timer);
    this.asked = name;
    this.isLost = false;
    const answer = await (name ? this.doors.show(code, name) : Promise.resolve(BLANK)).catch((fault: unknown) => ({
      fault,
    }));
    if (key !== this.key || this.asked !== name) return;
    this.asked = null;
    if (name !== this.told) return;
    if (!("fault" in answer)) return this.meet(answer, name);
    this.isLost = true;
    if (mayPass(answer.fault)) this.timer = setTimeout(() => void this.fetch(), AGAIN);
  }

  private meet(theirs: Drawing, name: string): void {
    if (this.courier.isOnWay) return; // it comes back here with what is known then
    const here = this.here;
    this.isNews = false;
    this.known = name;
    if (here === null || isSame(theirs, here)) return this.begin(here ?? theirs);
    if (this.isUnsent && begins(theirs, here)) return this.goOn(here);
    this.courier.settle(theirs);
    this.start ??= here;
    this.instead = this.drawing = theirs;
    this.isFromElsewhere = !isBlank(here);
    this.wantsIn = false;
  }

  private begin(drawing: Drawing): void {
    this.start ??= drawing;
    this.drawing = drawing;
    this.courier.settle(drawing);
    mark(this.key, drawing, this.known, this.shelf);
  }

  /** Nothing of this is to be laid a second time. */
  private laid(drawing: Drawing): void {
    this.instead = null;
    mark(this.key, drawing, this.known, this.shelf);
  }

  private sent(drawing: Drawing, name: string): void {
    this.known = name;
    this.names.add(name);
    mark(this.key, drawing, this.known, this.shelf);
  }
}
