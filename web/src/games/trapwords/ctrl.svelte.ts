/** What a person has chosen so far and not sent: a word of a clue, a reason to object, a summary that was read. Knows no page. */

import type { Action, Ground, Seen, SaidWord, View } from "../../wire/trapwords";
import type { GameProps, PartProps } from "../game";
import { allows } from "../offers";
import { Drama } from "./drama.svelte";
import { freshWords, openClaim, strongest } from "./reading";
import { cut } from "./speaking";

export type Objection = "stop" | "unsure";

/** Why somebody objects: a trap by its place on the list, or another rule. */
export interface Reason {
  readonly rule: Ground;
  readonly trap: number;
}

/** What moves in the dungeon, for the end of a round. */
const MOVES: readonly Seen["type"][] = [
  "team_moved",
  "monster_moved",
  "curse_pushed",
  "curse_revealed",
  "curse_discarded",
];

/** What its table and its hand are given, and of that their parts. */
export type Props = GameProps<View, Action, Seen, Torch>;
export type Given = PartProps<View, Action, Torch>;

export class Torch {
  /** The text in the line where clues are typed, and where a guess is. */
  text = $state("");
  guess = $state("");
  isLong = $state(false);
  /** Whether the next word begins a clue. */
  begins = $state(true);
  /** How many words the present clue has. */
  private length = 0;
  /** A trapword that is being typed, and the one that it replaces. */
  trap = $state("");
  editing = $state<number | null>(null);
  /** The word that is picked to be objected to; the newest one where none is. */
  private picked = $state<number | null>(null);
  /** Lines of the team's talk that were read. */
  read = $state(0);
  private folded = $state.raw<ReadonlySet<string>>(new Set());
  roundRead = $state(0);
  /** What moved since the last round ended, oldest first. */
  moves = $state.raw<readonly Seen[]>([]);
  lastMoves = $state.raw<readonly Seen[]>([]);
  readonly drama = new Drama();
  private heard: readonly Seen[] | null = null;
  private moment = "";

  /** A new turn makes old choices void. */
  settle(view: View, news: readonly Seen[]): void {
    this.hear(view, news);
    const { turn } = view;
    const moment = [view.round, view.phase === "traps", turn?.team, view.turns.length].join();
    if (moment !== this.moment) {
      this.moment = moment;
      this.text = this.guess = this.trap = "";
      this.editing = this.picked = null;
      this.isLong = false;
      // Somebody who comes back goes on with the clue.
      const last = turn?.words.at(-1);
      this.length = last ? (turn?.words ?? []).filter((it) => it.clue === last.clue).length : 0;
      this.begins = !last;
    }
  }

  private hear(view: View, news: readonly Seen[]): void {
    if (news === this.heard) return;
    this.heard = news;
    this.drama.hear(view, news);
    for (const event of news) {
      if (event.type === "round_ended") {
        this.lastMoves = this.moves;
        this.moves = [];
      } else if (MOVES.includes(event.type)) this.moves = [...this.moves, event];
    }
  }

  // --- clues ---------------------------------------------------------------------------------------

  /** What is to be sent of the text as it stands: each word that a space has ended. */
  typed(view: View, text: string): readonly Action[] {
    const { words, rest, isLong } = cut(text);
    this.text = rest;
    this.isLong = isLong;
    return words.map((word) => this.say(view, word));
  }

  /** All of the text; the next word begins a new clue. */
  enter(view: View): readonly Action[] {
    const { words, isLong } = cut(this.text, true);
    this.text = "";
    this.isLong = isLong;
    const actions = words.map((word) => this.say(view, word));
    this.begins = true;
    return actions;
  }

  private say(view: View, word: string): Action {
    const { turn } = view;
    const longest = turn ? (view.teams[turn.team]?.effects?.clue_words ?? null) : null;
    const isFull = longest !== null && this.length >= longest;
    const clue = this.begins || isFull || this.length === 0 ? "next" : "same";
    this.length = clue === "next" ? 1 : this.length + 1;
    this.begins = false;
    return { type: "say", word, clue };
  }

  guessed(): Action | null {
    const text = this.guess.trim();
    if (!text) return null;
    this.guess = "";
    return { type: "guess", text };
  }

  // --- traps ---------------------------------------------------------------------------------------

  proposed(): Action | null {
    const word = this.trap.trim();
    if (!word) return null;
    const number = this.editing;
    this.trap = "";
    this.editing = null;
    return number === null ? { type: "propose_trap", word } : { type: "edit_trap", number, word };
  }

  edit(number: number, word: string): void {
    this.editing = number;
    this.trap = word;
  }

  leaveEdit(): void {
    this.editing = null;
    this.trap = "";
  }

  // --- objections ----------------------------------------------------------------------------------

  /** The word that an objection would be about: the picked one or that of a STOP, else the newest marked one, else the newest. */
  target(view: View): SaidWord | null {
    const fresh = view.turn ? freshWords(view.turn) : [];
    const about = (number: number | null | undefined) => fresh.find((it) => it.number === number);
    return (
      about(this.picked) ??
      about(view.turn?.call?.word) ??
      fresh.findLast((it) => it.marks.length > 0) ??
      fresh.at(-1) ??
      null
    );
  }

  isPicked(word: SaidWord): boolean {
    return this.picked === word.number;
  }

  pick(word: SaidWord): void {
    this.picked = this.picked === word.number ? null : word.number;
  }

  /** A tap on a marked word objects at once: what is certain stops, what is possible is settled later. */
  tap(view: View, word: SaidWord): Action | null {
    const mark = strongest(word.marks);
    if (!mark) {
      this.pick(word);
      return null;
    }
    return this.action(view, mark.is_certain ? "stop" : "unsure", word.number, mark);
  }

  /** A big button counts from the touch: with the reason where the referee knows it; else that follows in peace. */
  object(view: View, kind: Objection): Action | null {
    const target = this.target(view);
    const mark = strongest(target?.marks ?? []);
    const word = view.options.clues === "typed" ? target?.number : 0;
    if (word === undefined) return null;
    const type = kind === "stop" ? "call_stop" : "doubt";
    const touched = allows(view.offers, type, { word }) ? ({ type, word } as const) : null;
    const known = mark && (mark.is_certain || kind === "unsure") ? mark : null;
    return (known && this.action(view, kind, word, known)) ?? touched;
  }

  /** The reason was chosen: for a STOP that was called, or for a doubt once the turn is over. */
  because(view: View, reason: Reason): Action | null {
    const { turn } = view;
    if (!turn) return null;
    if (turn.stage === "reason") return this.action(view, "unsure", openClaim(turn)?.word ?? 0, reason);
    return this.action(view, "stop", view.options.clues === "typed" ? (this.target(view)?.number ?? 0) : 0, reason);
  }

  private action(view: View, type: Objection, word: number, { rule, trap }: Reason): Action | null {
    return allows(view.offers, type, { word, rule, trap }) ? { type, word, rule, trap } : null;
  }

  // --- what was read -------------------------------------------------------------------------------

  unread(view: View): number {
    return Math.max(0, view.chat.length - this.read);
  }

  /** A turn that was read is folded; so is every one once the next book is open, for then each line counts. */
  fold(key: string): void {
    this.folded = new Set([...this.folded, key]);
  }

  isFolded(view: View, key: string): boolean {
    return this.folded.has(key) || (view.turn?.is_open ?? false);
  }
}

export const ctrl = (): Torch => new Torch();
