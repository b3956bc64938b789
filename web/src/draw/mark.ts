/** The mark on a kept drawing: which one the table had when this device last knew, and under which name. */

import { note, noted } from "./keep";
import { type Drawing, write } from "./strokes";
import type { Shelf } from "../link/outbox";

export function mark(key: string, drawing: Drawing, name: string, shelf: Shelf): void {
  note(key, `${sign(drawing)} ${name}`, shelf);
}

export function isMarked(key: string, drawing: Drawing, shelf: Shelf): boolean {
  return noted(key, shelf).split(" ")[0] === sign(drawing);
}

export function markedName(key: string, shelf: Shelf): string {
  return noted(key, shelf).split(" ")[1] ?? "";
}

/** Enough to tell two drawings apart, and short. */
function sign(drawing: Drawing): string {
  const text = write(drawing);
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length}.${sum.toString(16)}`;
}
