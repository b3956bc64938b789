/** A call, then a line running alight card by card, and only then what came of it. Knows no page. */

import { Scene, type Script } from "../../ui/scene.svelte";

/** Milliseconds: a call across the page, read at a glance and gone before it is in the way. */
export const SHOUT = 1_000;
/** The lights go out for a breath. */
export const BREATH = 300;
/** From card to card, and at the last one until the result. */
export const CARD = 130;
export const LAST = 700;
/** The result, before the page goes on. */
export const TOLD = 900;

export interface Play {
  /** What comes before the light: a call, or a breath. */
  readonly first?: number;
  /** How many cards the longest line runs over; nothing runs without one. */
  readonly cards?: number;
  /** The result, without a light that runs before it as well. */
  readonly told?: number;
  /** The light is there at once, for as long as it would have run. */
  readonly isStill?: boolean;
}

export class Telling {
  /** Each card that the light reaches is an act: `"3"`. */
  private readonly scene = new Scene<string>();

  get isOn(): boolean {
    return this.scene.isOn;
  }

  /** Whether what comes before the light is on stage. */
  get isFirst(): boolean {
    return this.scene.act === "first";
  }

  /** How far along the lines the light is; all the way where nothing plays. */
  get reached(): number {
    if (this.isFirst) return 0;
    return this.isRunning ? Number(this.scene.act) : Infinity;
  }

  get isRunning(): boolean {
    return this.scene.isOn && !this.isFirst && !this.isTold;
  }

  /** Whether the result may be seen. */
  get isTold(): boolean {
    return !this.scene.isOn || this.scene.act === "told";
  }

  /** Once for each piece of news, however often one looks at it. */
  play(news: readonly unknown[], { first = 0, cards = 0, told = cards && TOLD, isStill = false }: Play): void {
    this.scene.play(news, [
      ...(first ? [["first", first] as const] : []),
      ...run(cards, isStill),
      ...(told ? [["told", told] as const] : []),
    ]);
  }

  skip(): void {
    this.scene.skip();
  }

  /** Whether this was told with what plays now, and is not to be said yet. */
  holds(event: unknown): boolean {
    const { about } = this.scene;
    return !this.isTold && Array.isArray(about) && about.includes(event);
  }
}

function run(cards: number, isStill: boolean): Script<string> {
  if (!cards) return [];
  const long = (cards - 1) * CARD + LAST;
  if (isStill) return [[String(cards), long]];
  return Array.from({ length: cards }, (_, at) => [String(at + 1), at + 1 < cards ? CARD : LAST] as const);
}
