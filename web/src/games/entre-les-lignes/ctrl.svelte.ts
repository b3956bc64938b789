/** What Table and Hand share: my paper, the token in my hand, what is looked at, and how far the reveal is. Knows no page. */

import { type Doors, doorsOf } from "../../draw/paper.svelte";
import { Scene } from "../../ui/scene.svelte";
import type { Action, Seen, Spot, View, Vote } from "../../wire/entre-les-lignes";
import type { GameProps, PartProps } from "../game";
import { allows, isOffered } from "../offers";
import { type Act, type Pace, scriptOf } from "./acts";
import { Paper } from "./paper.svelte";

/** What its table and its hand are given, and of that their parts. */
export type Props = GameProps<View, Action, Seen, Reading>;
export type Given = PartProps<View, Action, Reading>;

export class Reading {
  readonly paper: Paper;
  readonly scene = new Scene<Act>();
  /** The token that was picked and not laid yet, or not to vote. */
  private held = $state<Vote | null>(null);
  /** Which drawing is looked at closely. */
  spot = $state<Spot | null>(null);
  /** Whether the rounds that are over are looked at. */
  hasGallery = $state(false);
  /** Time ran out in this phase, or ended the one before. */
  isLate = $state(false);
  private moment = "";
  /** Of which round the scene is. */
  private round = 0;
  private laid: Vote | null = null;

  constructor(doors: Doors) {
    this.paper = new Paper(doors);
  }

  /** A new moment makes old choices void. */
  settle(code: string, game: number, view: View): void {
    this.paper.settle(code, game, view);
    const moment = [code, game, view.round, view.phase].join();
    const laid = view.own?.vote ?? null;
    // Votes that were taken back for a correction are in the hand again.
    if (moment === this.moment && view.own?.vote === null) this.held ??= this.laid;
    this.laid = laid;
    if (moment === this.moment) return;
    this.moment = moment;
    this.held = null;
    this.spot = null;
    this.isLate = false;
    this.scene.skip();
  }

  /** What no view tells. */
  hear(news: readonly Seen[]): void {
    if (news.some((it) => it.type === "objection_raised")) this.isLate = false;
    if (news.some((it) => it.type === "time_ran_out")) this.isLate = true;
  }

  /** A reveal that was just heard of is played act by act. */
  perform(news: readonly Seen[], pace?: Pace): void {
    for (const it of news) {
      if (it.type !== "round_revealed") continue;
      this.round = it.result.round;
      this.scene.play(this.moment, scriptOf(pace));
    }
  }

  /** Whether what is played now still keeps something back. */
  get isRevealing(): boolean {
    return !this.scene.has("points");
  }

  /** Whether this round's result is not to be told yet. */
  hides(round: number): boolean {
    return this.isRevealing && this.round === round;
  }

  /** Told by the play area first, one thing after the other: the log waits. */
  holds(event: Seen): boolean {
    return event.type === "round_revealed" && this.hides(event.result.round);
  }

  /** The token in my hand: picked, or laid before. */
  token(view: View): Vote | null {
    return this.held ?? view.own?.vote ?? null;
  }

  pick(view: View, vote: Vote): void {
    if (ballotFor(view, vote)) this.held = vote;
  }

  /** To lay the token, where that changes something. */
  vote(view: View, vote: Vote | null = this.token(view)): Action | null {
    return vote === null || vote === view.own?.vote ? null : ballotFor(view, vote);
  }

  /** What was picked is laid, or given up. */
  putDown(): void {
    this.held = null;
  }
}

function ballotFor(view: View, vote: Vote): Action | null {
  if (vote === "abstain") return isOffered(view.offers, "abstain") ? { type: "abstain" } : null;
  return allows(view.offers, "cast_vote", { letter: vote }) ? { type: "cast_vote", letter: vote } : null;
}

export const ctrl = (isLeaving: () => boolean): Reading => new Reading(doorsOf(isLeaving));
