/** A drawing is kept on this device after every stroke, and handed on when the hand rests or the page goes away. */

import { shelf as ours } from "../store/settings.svelte";
import type { Shelf } from "../link/outbox";
import { type Drawing, read, write } from "./strokes";

/** Milliseconds after the last stroke. */
export const REST = 1500;

const place = (key: string): string => `tablee:drawing:${key}`;
/** Where it is noted what is known of it elsewhere. */
const margin = (key: string): string => `tablee:drawing-sent:${key}`;

export function kept(key: string, shelf: Shelf = ours): Drawing | null {
  return read(shelf.getItem(place(key)) ?? "");
}

export function note(key: string, text: string, shelf: Shelf = ours): void {
  try {
    shelf.setItem(margin(key), text);
  } catch {
    // The device is full: without the note it is asked elsewhere once more.
  }
}

export function noted(key: string, shelf: Shelf = ours): string {
  return shelf.getItem(margin(key)) ?? "";
}

/** Forgets whatever nobody will open again. */
export function tidy(isWanted: (key: string) => boolean, shelf: Shelf = ours): void {
  const places = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? "");
  for (const it of places) {
    const key = /^tablee:drawing(?:-sent)?:(.+)$/s.exec(it)?.[1];
    if (key !== undefined && !isWanted(key)) shelf.removeItem(it);
  }
}

export class Keeper {
  private waiting: Drawing | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `onchange` gets what was drawn when the hand rests. */
  constructor(
    private readonly key: string,
    private readonly onchange: (drawing: Drawing) => void,
    private readonly shelf: Shelf = ours,
  ) {}

  keep(drawing: Drawing): void {
    try {
      this.shelf.setItem(place(this.key), write(drawing));
    } catch {
      // The device is full: what is handed on is all the safety there is, so it is not put off.
      this.waiting = drawing;
      this.handOn();
      return;
    }
    this.waiting = drawing;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.handOn(), REST);
  }

  /** At once, if there is something new. */
  handOn(): void {
    clearTimeout(this.timer);
    const drawing = this.waiting;
    this.waiting = null;
    if (drawing) this.onchange(drawing);
  }

  /** Hand on whenever the page goes away, as `onLeave` tells; gives back how to stop. */
  watch(onLeave: (leave: () => void) => () => void): () => void {
    const stop = onLeave(() => this.handOn());
    return () => {
      stop();
      this.handOn();
    };
  }
}
