/** A card on trial: how it is turned, and where it is held over the display. Knows no page. */

import type { Seat } from "../../wire/messages";
import { Camera } from "./camera.svelte";
import type { Journey } from "./flown";
import type { Cell, Spot } from "./geometry";
import { Glow, type Told } from "./glow.svelte";
import { Newcomers } from "./newcomers.svelte";
import type { Pace } from "./run.svelte";

export class Placing {
  readonly camera = new Camera();
  readonly glow = new Glow();
  readonly newcomers = new Newcomers();
  /** What moved last, until something else does: its places are marked. */
  moved = $state.raw<readonly Journey[]>([]);
  /** Cards that are still in the air. */
  aloft = $state.raw<readonly number[]>([]);
  turned = $state(0);
  /** It was to be laid where it is held, and does not fit there. */
  isRefused = $state(false);
  private cell = $state<Cell | null>(null);
  private moment = "";

  /** The light runs along the lines that others continue, and one's own; what others lay is marked. */
  hear(news: readonly Told[], me: Seat | null, pace: Pace): void {
    this.glow.hear(news, pace);
    this.newcomers.hear(news, me);
  }

  /** Whether a card has just come or gone there. */
  isMarked(place: string): boolean {
    return this.moved.some(({ from, to }) => from.includes(place) || to === place);
  }

  /** Another card, or another turn, is another trial. */
  settle(moment: string): void {
    if (moment === this.moment) return;
    this.moment = moment;
    this.cell = null;
    this.turned = 0;
    this.isRefused = false;
  }

  /** One spot for each cell where the card fits: as it is turned now, else the other way round. */
  cells(spots: readonly Spot[]): readonly Spot[] {
    const found = new Map<string, Spot>();
    for (const spot of spots) {
      const key = `${spot[0]},${spot[1]}`;
      if (!found.has(key) || spot[2] === this.turned) found.set(key, spot);
    }
    return [...found.values()];
  }

  /** Hold the card over a cell; over the same cell again, turn it if it fits both ways. */
  hold(spots: readonly Spot[], [x, y]: Cell): void {
    const here = spots.filter((it) => it[0] === x && it[1] === y);
    const isAgain = this.cell?.[0] === x && this.cell[1] === y;
    const wanted = isAgain ? 1 - this.turned : this.turned;
    const spot = here.find((it) => it[2] === wanted) ?? here[0];
    if (!spot) return;
    this.cell = [x, y];
    this.turned = spot[2];
    this.isRefused = false;
  }

  /** Over whichever cell is under that point of the page. */
  drag(spots: readonly Spot[], x: number, y: number): void {
    const cell = this.camera.cellAtPage(x, y);
    if (cell && !this.isHeldOver(cell)) this.hold(spots, cell);
  }

  turn(): void {
    this.turned = 1 - this.turned;
    this.isRefused = false;
  }

  letGo(): void {
    this.cell = null;
  }

  /** Where the card is held, turned as it is; it need not fit there. */
  get held(): Spot | null {
    return this.cell && [this.cell[0], this.cell[1], this.turned];
  }

  /** Whether it is dropped where it was held. */
  isHeldOver(cell: Cell | null): boolean {
    return cell !== null && this.cell?.[0] === cell[0] && this.cell[1] === cell[1];
  }

  /** Where it would be laid: held, and fitting. */
  spot(spots: readonly Spot[]): Spot | null {
    const held = this.held;
    return held && (spots.find((it) => it.every((part, at) => part === held[at])) ?? null);
  }
}
