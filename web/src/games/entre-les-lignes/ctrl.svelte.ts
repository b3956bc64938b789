/** What Table and Hand share: my paper, the token in my hand, what is looked at, and how far the reveal is. Knows no page. */

import type { Drawing } from "../../draw/strokes";
import { visits } from "../../store/recent";
import { keepDrawing } from "../../wire/api";
import type { Action, Letter, Spot, View } from "../../wire/entre-les-lignes";
import { allows } from "../offers";
import { Ceremony } from "./ceremony.svelte";
import { look } from "./folder";
import { type Doors, Paper } from "./paper.svelte";

export class Reading {
  readonly paper: Paper;
  readonly ceremony = new Ceremony();
  /** The token that was picked and not laid yet. */
  private held = $state<Letter | null>(null);
  /** Which drawing is looked at closely. */
  spot = $state<Spot | null>(null);
  /** Whether the rounds that are over are looked at. */
  hasGallery = $state(false);
  private moment = "";
  private laid: Letter | null = null;

  constructor(doors: Doors) {
    this.paper = new Paper(doors);
  }

  /** A new moment makes old choices void. */
  settle(code: string, game: number, view: View): void {
    this.paper.settle(code, game, view);
    const moment = [code, game, view.round, view.phase].join();
    const laid = letterOf(view);
    // Votes that were taken back for a correction are in the hand again.
    if (moment === this.moment && view.own?.vote === null) this.held ??= this.laid;
    this.laid = laid;
    if (moment === this.moment) return;
    this.moment = moment;
    this.held = null;
    this.spot = null;
    this.ceremony.skip();
  }

  /** The token in my hand: picked, or laid before. */
  token(view: View): Letter | null {
    return this.held ?? letterOf(view);
  }

  pick(view: View, letter: Letter): void {
    if (allows(view.offers, "cast_vote", { letter })) this.held = letter;
  }

  /** To lay the token, where that changes something. */
  vote(view: View, letter: Letter | null = this.token(view)): Action | null {
    if (letter === null || letter === view.own?.vote) return null;
    return allows(view.offers, "cast_vote", { letter }) ? { type: "cast_vote", letter } : null;
  }

  /** What was picked is laid, or given up. */
  putDown(): void {
    this.held = null;
  }
}

function letterOf(view: View): Letter | null {
  const vote = view.own?.vote ?? null;
  return vote === "abstain" ? null : vote;
}

const isLeaving = (): boolean => document.visibilityState === "hidden";

const keep = async (code: string, drawing: Drawing, on: string): Promise<string> => (await keepDrawing(code, drawing, on, isLeaving())).name;
const visited = (): readonly string[] => visits().map((it) => it.code);

/** The paper says at once when a drawing does not come, and asks again itself. */
export const ctrl = (): Reading => new Reading({ keep, show: (code, name) => look(code, name, 1), visited });
