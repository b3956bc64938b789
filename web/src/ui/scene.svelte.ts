/** A moment in several acts, one after the other, over at a touch; whoever comes later finds it all there. Knows no page. */

import { untrack } from "svelte";
import { untilTouched } from "./skips";

/** What comes on stage, and how many milliseconds it has before the next. */
export type Script<Act extends string> = readonly (readonly [act: Act, long: number])[];

export class Scene<Act extends string> {
  private script = $state.raw<Script<Act>>([]);
  private at = $state(0);
  private played: unknown = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private forget: (() => void) | undefined;

  /** What is on stage now. */
  get act(): Act | null {
    return this.script[this.at]?.[0] ?? null;
  }

  get isOn(): boolean {
    return this.at < this.script.length;
  }

  /** What it is about, while it plays. */
  get about(): unknown {
    return this.isOn ? this.played : null;
  }

  /** Whether this has come on stage, or all is over. */
  has(act: Act): boolean {
    return !this.isOn || this.script.findIndex(([it]) => it === act) <= this.at;
  }

  /** Once for each thing it is about, however often it is told of; it ends what played before. */
  play(about: unknown, script: Script<Act>): void {
    if (about === this.played) return;
    this.stop();
    this.played = about;
    this.script = script;
    this.at = 0;
    this.forget = untilTouched(() => this.skip());
    // Whoever begins it does not follow its course.
    untrack(() => this.wait());
  }

  /** The same once more. */
  again(): void {
    const about = this.played;
    this.played = null;
    this.play(
      about,
      untrack(() => this.script),
    );
  }

  /** Whoever does not want to wait sees it all. */
  skip(): void {
    this.stop();
    this.at = this.script.length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.forget?.();
  }

  private wait(): void {
    const act = this.script[this.at];
    if (!act) {
      this.stop();
      return;
    }
    this.timer = setTimeout(() => {
      this.at += 1;
      this.wait();
    }, act[1]);
  }
}
