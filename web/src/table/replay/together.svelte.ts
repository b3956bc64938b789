/** Looking back together: one leads, the others follow or wander. Knows no page. */

import type { TableStore } from "../../store/table.svelte";
import type { PersonId, Where } from "../../wire/messages";

export type Part = "alone" | "lead" | "follow";

/** Milliseconds between two words of where one is: a slider passes over many steps. */
export const BREATH = 350;

export class Together {
  part = $state<Part>("alone");
  private here: Where | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the table has heard that we lead. */
  private isHeard = false;
  private eyes: Where["eyes"] | null = null;

  constructor(
    private readonly table: Pick<TableStore, "led" | "lead">,
    private readonly you: PersonId,
    private readonly number: number,
  ) {}

  /** Somebody else, through this very game. */
  get leader(): PersonId | null {
    const { led } = this.table;
    return led && led.who !== this.you && led.where.number === this.number ? led.who : null;
  }

  choose(part: Part): void {
    if (this.part === "lead" && part !== "lead") this.table.lead(null);
    this.part = part;
    this.isHeard = false;
    this.eyes = null;
  }

  /** A hand of our own on the controls: whoever follows does so no more. */
  wander(): void {
    if (this.part === "follow") this.choose("alone");
  }

  /**
   * To be told of every step of ours and of the one who leads: as a leader it says where we are, as a follower it gives
   * where to go.
   */
  heed(here: Where): Partial<Where> | null {
    this.here = here;
    const { led } = this.table;
    if (this.part === "follow") return this.leader === null || !led ? null : this.way(here, led.where);
    if (this.part === "lead") this.keepLeading();
    return null;
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.part === "lead") this.table.lead(null);
    this.part = "alone";
  }

  /** Eyes of our own stay ours until the leader looks through others. */
  private way(here: Where, there: Where): Partial<Where> | null {
    const turns = this.eyes !== there.eyes && here.eyes !== there.eyes;
    this.eyes = there.eyes;
    const way = { ...(here.step === there.step ? {} : { step: there.step }), ...(turns ? { eyes: there.eyes } : {}) };
    return Object.keys(way).length ? way : null;
  }

  private keepLeading(): void {
    const { led } = this.table;
    if (led?.who === this.you) this.isHeard = true;
    // Another one has taken the lead since.
    else if (led && this.isHeard) return void (this.part = "alone");
    if (!this.isTold) this.timer ??= setTimeout(() => this.tell(), this.isHeard ? BREATH : 0);
  }

  private tell(): void {
    this.timer = undefined;
    if (this.part === "lead" && !this.isTold) this.table.lead(this.here);
  }

  private get isTold(): boolean {
    const { led } = this.table;
    const { here } = this;
    return led?.who === this.you && led.where.step === here?.step && led.where.eyes === here.eyes;
  }
}
