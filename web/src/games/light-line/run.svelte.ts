/** A light that runs along lines, card by card; they stay lit for a moment, and then nothing stands back. Knows no page. */

import { Scene, type Script } from "../../ui/scene.svelte";
import { cardsOn, litUpTo, type Lit } from "./lights";

/** Milliseconds that the light takes from card to card; none where nothing should move. */
export type Pace = number;
export const AT_ONCE: Pace = 0;
export const BRISK: Pace = 170;
export const GENTLE: Pace = 260;

/** However many cards there are, nobody waits longer for the last. */
const LONGEST = 3_000;
/** Long enough to count along. */
export const MOMENT = 3_500;

export class Run {
  /** The lines that it runs along, until the next ones. */
  lines = $state.raw<readonly Lit[]>([]);
  /** Each act is a card that is reached: `"3"`. */
  private readonly scene = new Scene<string>();
  /** What the light has reached so far; all of it once it is over. */
  reached = $derived(this.scene.isOn ? litUpTo(this.lines, Number(this.scene.act)) : this.lines);
  /** Whether it is on stage still: the others stand back only for so long. */
  isOn = $derived(this.scene.isOn);
  private isAgain = $state(false);
  /** Whether that is for the first time: what is looked at again was told before. */
  isNews = $derived(this.isOn && !this.isAgain);
  /** What glows, and has the others stand back; at the very first, nothing. */
  lit = $derived(this.isOn ? this.reached : []);
  /** Whether the last card is reached, and all can be said. */
  isWhole = $derived(cardsOn(this.reached) === cardsOn(this.lines));

  /** Once for each thing it is about, however often it is told of. */
  play(about: unknown, lines: readonly Lit[], pace: Pace): void {
    this.lines = lines;
    this.isAgain = false;
    this.scene.play(about, script(cardsOn(lines), pace));
  }

  again(): void {
    this.isAgain = true;
    this.scene.again();
  }
}

function script(cards: number, pace: Pace): Script<string> {
  if (!cards) return [];
  // Nothing is lit for the first beat: the card has to arrive.
  const steps = pace === AT_ONCE ? [] : Array.from({ length: cards }, (_, passed) => String(passed));
  const long = Math.min(pace, LONGEST / cards);
  return [...steps.map((card): readonly [string, number] => [card, long]), [String(cards), MOMENT]];
}
