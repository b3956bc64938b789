/** My paper of this round: what is on it, what the table has of it, and whether I am done. Knows no page. */

import { forget, kept } from "../../draw/keep";
import { BLANK, type Drawing, isBlank, write } from "../../draw/strokes";
import { shelf as ours } from "../../store/settings.svelte";
import type { View } from "../../wire/entre-les-lignes";
import type { Shelf } from "../../wire/outbox";
import { isOffered } from "../offers";
import { Courier } from "./courier.svelte";

export interface Doors {
  readonly keep: (code: string, drawing: Drawing) => Promise<unknown>;
  readonly show: (code: string, name: string) => Promise<Drawing>;
  readonly shelf?: Shelf;
}

/** Milliseconds before a deadline in which nothing is put off: what the table has then is what hangs. */
const HURRY = 8_000;

const mark = (key: string): string => `tablee:drawing-sent:${key}`;

export class Paper {
  /** Where it is kept on this device; empty where there is no paper of mine. */
  key = $state("");
  /** What is on it at first; null until that is known. */
  start = $state.raw<Drawing | null>(null);
  /** What is on it now. */
  drawing = $state.raw<Drawing>(BLANK);
  /** I am done, as soon as the table has all of it. */
  wantsIn = $state(false);
  courier = $state.raw(new Courier(() => Promise.resolve()));
  private readonly shelf: Shelf;

  constructor(private readonly doors: Doors) {
    this.shelf = doors.shelf ?? ours;
  }

  /** Another round is another paper; after the reveal this device need not keep it. */
  settle(code: string, game: number, view: View): void {
    const { own, seat } = view;
    const key = own && seat !== null && view.round > 0 ? `${code}:${game}:${view.round}:${seat}` : "";
    if (view.phase === "reveal" || view.phase === "over") this.putAway(key);
    else if (key !== this.key) this.layOut(code, key, own?.drawing ?? "");
    if (this.wantsIn && !this.mayDraw(view)) this.wantsIn = false;
  }

  mayDraw(view: View): boolean {
    return isOffered(view.offers, "draw");
  }

  get isBlank(): boolean {
    return isBlank(this.drawing);
  }

  get isSaved(): boolean {
    return this.courier.kept === this.drawing;
  }

  /** There is something on it, and something new where it was sent back. */
  mayHandIn(view: View): boolean {
    const isNew = view.phase === "draw" || isOffered(view.offers, "hand_in") || !this.isSaved;
    return this.mayDraw(view) && !this.isBlank && isNew;
  }

  /** At every stroke; how much time is left, where a clock runs. */
  stroke(drawing: Drawing, left: number | null = null): void {
    this.drawing = drawing;
    this.wantsIn = false;
    if (left !== null && left < HURRY) this.courier.send(drawing);
  }

  /** When the hand rests. */
  rest(drawing: Drawing): void {
    this.drawing = drawing;
    this.courier.send(drawing);
  }

  handIn(): void {
    this.wantsIn = true;
    this.courier.send(this.drawing);
  }

  /** To be handed in now: the table has all of it. */
  isReady(view: View): boolean {
    return this.wantsIn && this.isSaved && this.mayHandIn(view);
  }

  private layOut(code: string, key: string, name: string): void {
    this.courier.stop();
    this.key = key;
    this.wantsIn = false;
    this.courier = new Courier(
      (drawing) => this.doors.keep(code, drawing),
      (drawing) => key === this.key && this.shelf.setItem(mark(key), sign(drawing)),
    );
    const here = key ? kept(key, this.shelf) : null;
    if (here) this.goOn(key, here);
    else if (name) void this.fetch(code, key, name);
    else this.begin(BLANK);
  }

  private begin(drawing: Drawing): void {
    this.start = drawing;
    this.drawing = drawing;
    this.courier.kept = drawing;
  }

  /** What this device kept over a reload; the table may not have the last strokes of it. */
  private goOn(key: string, drawing: Drawing): void {
    this.begin(drawing);
    if (this.shelf.getItem(mark(key)) === sign(drawing) || isBlank(drawing)) return;
    this.courier.kept = BLANK;
    this.courier.send(drawing);
  }

  /** Drawn on another device. */
  private async fetch(code: string, key: string, name: string): Promise<void> {
    this.start = null;
    const drawing = await this.doors.show(code, name).catch(() => BLANK);
    if (key === this.key && this.start === null) this.begin(drawing);
  }

  private putAway(key: string): void {
    if (!this.key && !this.start) return;
    this.courier.stop();
    for (const it of new Set([key, this.key])) {
      forget(it, this.shelf);
      this.shelf.removeItem(mark(it));
    }
    this.key = "";
    this.start = null;
    this.drawing = BLANK;
    this.wantsIn = false;
  }
}

/** Enough to tell two drawings apart, and short. */
function sign(drawing: Drawing): string {
  const text = write(drawing);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length}.${sum.toString(16)}`;
}
