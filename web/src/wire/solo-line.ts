// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Seat } from "./messages";

/** What may be agreed before the puzzle; the rulebook's choice is the default. */
export interface Options {
  /** 5 to 20 (SO-06). */
  readonly cards: number;
  /** Black stands for any colour (SO-04); experts do without (SO-G5). */
  readonly joker: boolean;
  /** Only hands that are known to have a solution (SO-G4). */
  readonly proven: boolean;
  /** The puzzle of this day, such as 2026-11-15, the same for everybody; or any puzzle. */
  readonly day: string;
}

export type Phase = "ready" | "build" | "over";

export type Turned = 0 | 1;

/** A card face up in its cell. */
export type Laid = readonly [card: number, x: number, y: number, turned: Turned];

export type Bench = readonly Laid[];

export type Colour = "R" | "Y" | "G" | "B" | "K";

export type Cell = readonly [number, number];

/** One line of one colour: a segment on each of these cells, in order. */
export type Line = readonly [colour: Colour, cells: readonly Cell[]];

/** Everything but the solution and the cards not dealt, for who plays and for who looks on. */
export interface View {
  readonly type: "solo-line";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly cards: readonly number[];
  readonly bench: Bench;
  /** How often a card was laid or taken back (SO-G3). */
  readonly moves: number;
  /** How the solution begins, as far as it was asked for. */
  readonly hints: Bench;
  /** The line that won. */
  readonly joined: Line | null;
  /** The whole solution, after giving up. */
  readonly revealed: Bench;
  /** Whether it is known by then that there is none. */
  readonly is_hopeless: boolean;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

export type Spot = readonly [number, number, number];

/** Lay this card of mine there, from the hand or from elsewhere on the bench. */
export interface Lay {
  readonly type: "lay";
  readonly card: number;
  readonly spot: Spot;
}

/** Take this card off the bench. */
export interface TakeBack {
  readonly type: "take_back";
  readonly card: number;
}

/** Take all cards back. */
export interface ClearBench {
  readonly type: "clear_bench";
}

/** Show me the next card of the solution. */
export interface AskForHint {
  readonly type: "hint";
}

/** Show me all of it. */
export interface GiveUp {
  readonly type: "give_up";
  /** Where no solution was proven, look for one first. */
  readonly look: boolean;
}

export type Action = Lay | TakeBack | ClearBench | AskForHint | GiveUp;

/** The cards to be joined. */
export interface HandDealt {
  readonly type: "hand_dealt";
  readonly cards: readonly number[];
}

export interface CardLaid {
  readonly type: "card_laid";
  readonly seat: Seat;
  readonly laid: Laid;
}

export interface CardTakenBack {
  readonly type: "card_taken_back";
  readonly seat: Seat;
  readonly card: number;
}

export interface BenchCleared {
  readonly type: "bench_cleared";
  readonly seat: Seat;
}

export interface HintGiven {
  readonly type: "hint_given";
  readonly laid: Laid;
}

export interface LineJoined {
  readonly type: "line_joined";
  /** Its colour, and the cells it runs over in order; twice over a card that it crosses twice (SO-G1). */
  readonly line: Line;
}

export type Path = readonly Laid[];

export interface GivenUp {
  readonly type: "given_up";
  /** None where none was proven. */
  readonly solution: Path;
  /** The hand has none: all was tried. */
  readonly is_hopeless: boolean;
}

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = HandDealt | CardLaid | CardTakenBack | BenchCleared | HintGiven | LineJoined | GivenUp | GameEnded;

export interface PuzzleDealt {
  readonly type: "puzzle_dealt";
  /** Sorted. */
  readonly cards: readonly number[];
  /** Face down, as they were shuffled. */
  readonly rest: readonly number[];
  /** So that a replay needs no solver; none where none was proven. */
  readonly solution: Path;
}

export type Event = PuzzleDealt | CardLaid | CardTakenBack | BenchCleared | HintGiven | LineJoined | GivenUp | GameEnded;
