/** Building a line of one's own: the card in the fingers, and how it is turned. Knows no page. */

import type { Offers } from "../../wire/messages";
import { isOffered, offersOf } from "../offers";
import { Camera } from "./camera.svelte";
import type { Cell, Laid, Spot } from "./geometry";

interface Lay {
  readonly type: "lay";
  readonly card: number;
  readonly spot: Spot;
}

export type BenchAction =
  Lay | { readonly type: "take_back"; readonly card: number } | { readonly type: "clear_bench" };

export class Benching {
  readonly camera = new Camera();
  card = $state<number | null>(null);
  turned = $state(0);
  private moment = "";
  /** Where the keyboard goes once a card is in the fingers, and once it is laid; told by whoever draws them. */
  toSpots: (() => void) | null = null;
  toTray: ((laid: number) => void) | null = null;

  /** A new hand, or the end of building, empties the fingers. */
  settle(moment: string): void {
    if (moment === this.moment) return;
    this.moment = moment;
    this.letGo();
    this.camera.isFree = false;
  }

  /** Take a card of the tray or of the bench in the fingers; the same one again puts it down. */
  pick(card: number, bench: readonly Laid[]): void {
    if (this.card === card) return this.letGo();
    this.card = card;
    this.turned = bench.find(([it]) => it === card)?.[3] ?? 0;
  }

  /** Take it, whether or not it is in the fingers: it is being dragged. */
  grasp(card: number, bench: readonly Laid[]): void {
    if (this.card !== card) this.pick(card, bench);
  }

  /** Lay it where it is dropped; anywhere else it stays in the fingers. */
  drop(offers: Offers, cell: Cell | null): Lay | null {
    const spot = cell && this.spots(offers).find(([x, y]) => x === cell[0] && y === cell[1]);
    return spot ? this.lay(spot) : null;
  }

  letGo(): void {
    this.card = null;
    this.turned = 0;
  }

  /** Where the card in the fingers may go: one spot for each cell, turned as it is now where it can be. */
  spots(offers: Offers): readonly Spot[] {
    const found = new Map<string, Spot>();
    for (const spot of this.all(offers)) {
      const key = `${spot[0]},${spot[1]}`;
      if (!found.has(key) || spot[2] === this.turned) found.set(key, spot);
    }
    return [...found.values()];
  }

  lay(spot: Spot): Lay | null {
    if (this.card === null) return null;
    const action: Lay = { type: "lay", card: this.card, spot };
    this.letGo();
    return action;
  }

  /** Turn the card in the fingers; one that lies is turned where it lies, if it fits so. */
  turn(offers: Offers, bench: readonly Laid[]): BenchAction | null {
    this.turned = 1 - this.turned;
    const lies = bench.find(([it]) => it === this.card);
    const spot =
      lies && this.all(offers).find(([x, y, turned]) => x === lies[1] && y === lies[2] && turned === this.turned);
    return spot && this.card !== null ? { type: "lay", card: this.card, spot } : null;
  }

  takeBack(): BenchAction | null {
    if (this.card === null) return null;
    const action: BenchAction = { type: "take_back", card: this.card };
    this.letGo();
    return action;
  }

  mayTakeBack(bench: readonly Laid[], offers: Offers): boolean {
    return bench.some(([it]) => it === this.card) && isOffered(offers, "take_back");
  }

  private all(offers: Offers): readonly Spot[] {
    return offersOf(offers, "lay").flatMap(({ fields: { card, spot } }) =>
      card?.type === "one_of" && spot?.type === "one_of" && card.values.includes(this.card ?? -1)
        ? (spot.values as readonly Spot[])
        : [],
    );
  }
}
