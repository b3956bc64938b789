/** Which step of a finished game is looked at, and what it showed. Knows no page. */

import { Refusal } from "../../link/api";
import { settings } from "../../store/settings.svelte";
import type { ReplayStep } from "../../wire/messages";
import { stayAt } from "./speeds";

const KEPT = 60;

export class Reel {
  step = $state(1);
  /** The step that was fetched last; another one stays until its successor is there. */
  shown = $state.raw<ReplayStep | null>(null);
  /** Why the wanted step could not be had, as a code. */
  lost = $state<string | null>(null);
  isPlaying = $state(false);
  /** Told of every hand on the controls. */
  onhand: () => void = () => undefined;
  private readonly kept = new Map<number, ReplayStep>();
  private isFetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly length: number,
    private readonly fetchStep: (step: number) => Promise<ReplayStep>,
  ) {}

  get isAtStart(): boolean {
    return this.step <= 1;
  }

  get isAtEnd(): boolean {
    return this.step >= this.length;
  }

  /** A hand on the controls stops what runs by itself. */
  async go(step: number): Promise<void> {
    this.onhand();
    await this.show(step);
  }

  /** Where another one is, who leads. */
  async show(step: number): Promise<void> {
    this.pause();
    await this.turnTo(step);
  }

  async play(): Promise<void> {
    this.onhand();
    this.isPlaying = true;
    if (this.isAtEnd) await this.turnTo(1);
    this.wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** Another speed holds from now on. */
  hurry(): void {
    if (this.isPlaying) this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.isPlaying) return;
    this.timer = setTimeout(
      () => void this.turnTo(this.step + 1).then(() => (this.isAtEnd ? this.pause() : this.wait())),
      stayAt(settings.speed),
    );
  }

  private async turnTo(step: number): Promise<void> {
    this.step = Math.min(Math.max(step, 1), this.length);
    // One question at a time: a slider passes over many steps, and only where it stops counts.
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      while (this.shown?.step !== this.step) this.shown = await this.found(this.step);
      this.lost = null;
      if (!this.isAtEnd) await this.found(this.step + 1);
    } catch (fault) {
      if (this.shown?.step !== this.step) {
        this.lost = fault instanceof Refusal ? fault.code : "unreachable";
        this.pause();
      }
    } finally {
      this.isFetching = false;
    }
    if (this.lost === null && this.shown?.step !== this.step) await this.turnTo(this.step);
  }

  private async found(step: number): Promise<ReplayStep> {
    const known = this.kept.get(step) ?? (await this.fetchStep(step));
    this.kept.delete(step);
    this.kept.set(step, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }
}
