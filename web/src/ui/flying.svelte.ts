/** What is in the air between two places of the page. Knows no page. */

import { untrack } from "svelte";

/** Where something is on the page, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How far away from where it lands it begins, and how large: as large as fits into where it comes from. */
export function startOf(from: Box, to: Box): { readonly x: number; readonly y: number; readonly scale: number } {
  return {
    x: from.left + from.width / 2 - to.left - to.width / 2,
    y: from.top + from.height / 2 - to.top - to.height / 2,
    scale: Math.min(from.width / to.width, from.height / to.height),
  };
}

/** Asked for where it lands once the page is as the new view wants it. */
export type Goal = () => Box | null;

export interface Sent<T> {
  readonly id: number;
  readonly what: T;
  readonly from: Box;
  readonly to: Goal;
}

export class Flying<T> {
  list = $state.raw<readonly Sent<T>[]>([]);
  private count = 0;

  /** From a place that is not on the page nothing flies. */
  send(what: T, from: Box | null, to: Goal): void {
    if (!from) return;
    this.count += 1;
    const sent = { id: this.count, what, from, to };
    // Whoever sends something does not follow what else is in the air.
    this.list = [...untrack(() => this.list), sent];
  }

  land(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }
}
