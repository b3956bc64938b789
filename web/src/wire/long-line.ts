// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Seat } from "./messages";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  /** Six (LO-03), or a shorter game. */
  readonly rounds: 1 | 3 | 6;
  /** Whether the others may look at one's display before the round is over (LO-G9). */
  readonly displays: "open" | "hidden";
  readonly pace: "off" | "relaxed" | "normal" | "fast";
}

export type Phase = "ready" | "ready_check" | "race" | "scored" | "over";

export type Turned = 0 | 1;

/** A card face up in its cell. */
export type Laid = readonly [card: number, x: number, y: number, turned: Turned];

export type Bench = readonly Laid[];

export type Colour = "R" | "Y" | "G" | "B" | "K";

export type Cell = readonly [number, number];

/** One line of one colour: a segment on each of these cells, in order. */
export type Line = readonly [colour: Colour, cells: readonly Cell[]];

/** What everybody may see of one seat. */
export interface OpenPlace {
  readonly is_ready: boolean;
  readonly has_stopped: boolean;
  /** Empty where displays are hidden (LO-G9). */
  readonly display: Bench;
  /** The longest line of that display. */
  readonly longest: Line | null;
  readonly points: number;
}

/** What only this seat knows. */
export interface OwnPlace {
  /** All eight, also those that lie in the display; none before the signal (LO-05). */
  readonly hand: readonly number[];
  readonly bench: Bench;
  readonly longest: Line | null;
}

/** "LINE!" and a number; the order of arrival decides, and is shown (LO-G6). */
export type Call = readonly [seat: Seat, number: number, at: number];

/** What one seat made of a round. */
export interface Score {
  readonly called: number | null;
  readonly points: number;
  /** The line that counts (LO-06); a single card is one of length 1 (LO-G5). */
  readonly line: Line | null;
  /** The cards it runs over. */
  readonly shown: Bench;
}

/** What everybody may remember of a finished round. */
export interface RoundResult {
  readonly round: number;
  readonly why: "all_but_one_called" | "all_stopped" | "time_up";
  /** By seat. */
  readonly scores: readonly Score[];
  /** Totals by seat. */
  readonly points: readonly number[];
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "long-line";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
  readonly deadline: number | null;
  readonly places: readonly OpenPlace[];
  readonly own: OwnPlace | null;
  /** Of this round, in the order of their arrival (LO-G6). */
  readonly calls: readonly Call[];
  readonly last_round: RoundResult | null;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** I am ready: on the signal I turn up my cards. */
export interface TurnUp {
  readonly type: "turn_up";
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

/** LINE! My display has a line of so many cards. */
export interface CallLine {
  readonly type: "call";
  readonly number: number;
}

/** I shall call no number any more in this round. */
export interface Stop {
  readonly type: "stop";
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = TurnUp | Lay | TakeBack | ClearBench | CallLine | Stop | NeedTime;

/** Eight cards lie face down before each seat. */
export interface RoundBegan {
  readonly type: "round_began";
  readonly round: number;
}

/** The signal, and my cards (none for a spectator). */
export interface HandTurnedUp {
  readonly type: "hand_turned_up";
  readonly hand: readonly number[];
  readonly deadline: number | null;
}

export interface SeatReady {
  readonly type: "seat_ready";
  readonly seat: Seat;
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

export interface LineCalled {
  readonly type: "line_called";
  readonly seat: Seat;
  readonly number: number;
  readonly at: number;
}

export interface SeatStopped {
  readonly type: "seat_stopped";
  readonly seat: Seat;
}

export interface TimeStretched {
  readonly type: "time_stretched";
  readonly seat: Seat;
  readonly deadline: number;
}

/** For these seats. */
export interface TimeRanOut {
  readonly type: "time_ran_out";
  readonly seats: readonly Seat[];
}

export interface RoundEnded {
  readonly type: "round_ended";
  readonly result: RoundResult;
}

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = RoundBegan | HandTurnedUp | SeatReady | CardLaid | CardTakenBack | BenchCleared | LineCalled | SeatStopped | TimeStretched | TimeRanOut | RoundEnded | GameEnded;

export interface RoundDealt {
  readonly type: "round_dealt";
  readonly round: number;
  /** By seat, each sorted; face down until everybody is ready. */
  readonly hands: readonly (readonly number[])[];
  /** Out for the round, face down. */
  readonly rest: readonly number[];
}

/** Everybody turns up their cards, and the race begins. */
export interface SignalGiven {
  readonly type: "signal_given";
  readonly deadline: number | null;
}

export type Event = RoundDealt | SignalGiven | SeatReady | CardLaid | CardTakenBack | BenchCleared | LineCalled | SeatStopped | TimeStretched | TimeRanOut | RoundEnded | GameEnded;
