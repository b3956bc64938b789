// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Seat } from "./messages";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  /** Where the oldest player sits (HE-03). */
  readonly dealer: "random" | Seat;
  /** From card to card, 1500 to 10000 (HE-G7). */
  readonly pace_ms: number;
  /** Once, twice or four times as long to mark and to join (HE-10). */
  readonly times: "normal" | "relaxed" | "calm";
}

export type Phase = "ready" | "dealing" | "claim" | "mark" | "join" | "discard" | "result" | "over";

export type Number = 2 | 3 | 4 | 5;

export type Turned = 0 | 1;

/** A card face up in its cell. */
export type Laid = readonly [card: number, x: number, y: number, turned: Turned];

export type Bench = readonly Laid[];

export type Failure = "gave_up" | "not_marked_in_time" | "not_joined_in_time";

export type How = "joined" | "called_together" | Failure;

export type Colour = "R" | "Y" | "G" | "B" | "K";

export type Cell = readonly [number, number];

/** One line of one colour: a segment on each of these cells, in order. */
export type Line = readonly [colour: Colour, cells: readonly Cell[]];

/** What everybody may remember of a finished round. */
export interface RoundResult {
  readonly round: number;
  /** What was sought. */
  readonly number: Number;
  readonly how: How;
  /** In the order of their calls: one, or those who called together. */
  readonly callers: readonly Seat[];
  /** All that lay open, in the order laid. */
  readonly cards: readonly number[];
  readonly marked: readonly number[];
  /** What the caller made of the marked cards. */
  readonly bench: Bench;
  /** Where it is right. */
  readonly line: Line | null;
  readonly discarded: Number | null;
  /** Nobody won the number for too long: it is out of the game. */
  readonly is_set_aside: boolean;
}

/** Everything one seat, or a spectator, may see and do now; all but the offers is the same for everybody. */
export interface View {
  readonly type: "head-line";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
  readonly dealer: Seat;
  /** On top of the round pile: so many cards must form a line. */
  readonly number: Number | null;
  /** In the round pile. */
  readonly numbers_left: number;
  /** How many rounds were played for the number on top, and not won. */
  readonly tries: number;
  /** On top of the dealer's pile, which is held number up (HE-03). */
  readonly pile_back: Number | null;
  readonly pile_size: number;
  /** In the order laid. */
  readonly open: readonly number[];
  readonly is_paused: boolean;
  /** From card to card now: as agreed, until the dealer sets another tempo (HE-04). */
  readonly pace_ms: number;
  readonly deadline: number | null;
  readonly caller: Seat | null;
  readonly marked: readonly number[];
  /** What the caller has made of the marked cards, for all to see. */
  readonly bench: Bench;
  /** Why the call was wrong, while the caller chooses what to discard. */
  readonly failure: "joined" | "called_together" | "gave_up" | "not_marked_in_time" | "not_joined_in_time" | null;
  /** By seat, in the order won. */
  readonly won: readonly (readonly Number[])[];
  /** Out of the game (HE-G2). */
  readonly discarded: readonly Number[];
  /** Who would gather the cards and shuffle. */
  readonly agreed: readonly Seat[];
  readonly last_round: RoundResult | null;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** LINE! I have found one. */
export interface CallLine {
  readonly type: "call";
}

/** These are the cards of my line, in rising order. */
export interface Mark {
  readonly type: "mark";
  readonly cards: readonly number[];
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

/** I cannot show it. */
export interface GiveUp {
  readonly type: "give_up";
}

/** Of the number cards I have won, I give back one of these. */
export interface Discard {
  readonly type: "discard";
  readonly number: number;
}

/** The dealer turns up no more cards for now. */
export interface Pause {
  readonly type: "pause";
}

/** The dealer goes on. */
export interface Resume {
  readonly type: "resume";
}

/** The dealer turns up the cards a step slower or faster, from the next one on. */
export interface SetPace {
  readonly type: "set_pace";
  readonly pace_ms: number;
}

/** Nobody finds anything: gather the cards and shuffle. */
export interface Agree {
  readonly type: "agree";
}

/** The dealer's signal for the next round. */
export interface StartRound {
  readonly type: "start_round";
}

export type Action = CallLine | Mark | Lay | TakeBack | ClearBench | GiveUp | Discard | Pause | Resume | SetPace | Agree | StartRound;

/** Both piles lie number up: only the numbers on top show. */
export interface PilesShown {
  readonly type: "piles_shown";
  /** How many play. */
  readonly seats: number;
  readonly dealer: Seat;
  readonly number: Number;
  readonly pile_back: Number;
}

/** All the cards are gathered and shuffled. */
export interface PileReturned {
  readonly type: "pile_returned";
  readonly pile_back: Number;
}

export interface RoundBegan {
  readonly type: "round_began";
  readonly round: number;
  /** On top of the round pile: so many cards must form a line. */
  readonly number: Number;
  readonly deadline: number;
}

export interface CardDealt {
  readonly type: "card_dealt";
  readonly card: number;
  /** What is on top of the dealer's pile now. */
  readonly next_back: Number | null;
  /** For the next card. */
  readonly deadline: number | null;
}

/** No card comes until the dealer goes on. */
export interface DealingPaused {
  readonly type: "dealing_paused";
}

export interface DealingResumed {
  readonly type: "dealing_resumed";
  readonly deadline: number;
}

/** So far apart come the cards after the next one. */
export interface PaceSet {
  readonly type: "pace_set";
  readonly pace_ms: number;
}

export interface SeatAgreed {
  readonly type: "seat_agreed";
  readonly seat: Seat;
}

/** LINE! Others who call before the deadline called at the same time. */
export interface LineCalled {
  readonly type: "line_called";
  readonly seat: Seat;
  readonly at: number;
  readonly deadline: number;
}

/** Another call while the first was fresh: at the same time, or just too late. */
export interface SecondCall {
  readonly type: "second_call";
  readonly seat: Seat;
  readonly at: number;
  readonly is_late: boolean;
}

/** Nobody else called in time: the caller marks the cards. */
export interface ClaimStood {
  readonly type: "claim_stood";
  readonly deadline: number;
}

export interface CardsMarked {
  readonly type: "cards_marked";
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly deadline: number;
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

export interface TimeRanOut {
  readonly type: "time_ran_out";
  readonly seat: Seat;
}

export interface LineJoined {
  readonly type: "line_joined";
  readonly seat: Seat;
  readonly line: Line;
}

/** A wrong call; whoever has won several different numbers chooses which to discard. */
export interface LineFailed {
  readonly type: "line_failed";
  readonly seat: Seat;
  readonly how: Failure;
}

export interface NumberDiscarded {
  readonly type: "number_discarded";
  readonly seat: Seat;
  readonly number: Number;
}

export interface RoundEnded {
  readonly type: "round_ended";
  readonly result: RoundResult;
  /** On top of the round pile now. */
  readonly number: Number | null;
  /** For the next round. */
  readonly deadline: number | null;
}

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = PilesShown | PileReturned | RoundBegan | CardDealt | DealingPaused | DealingResumed | PaceSet | SeatAgreed | LineCalled | SecondCall | ClaimStood | CardsMarked | CardLaid | CardTakenBack | BenchCleared | TimeRanOut | LineJoined | LineFailed | NumberDiscarded | RoundEnded | GameEnded;

export interface PilesMade {
  readonly type: "piles_made";
  readonly dealer: Seat;
  /** Number up, the top card first. */
  readonly round_pile: readonly number[];
  /** The other 51 in the dealer's hand, number up, the top card first. */
  readonly pile: readonly number[];
}

/** Nobody found anything among all 51. */
export interface PileShuffled {
  readonly type: "pile_shuffled";
  readonly pile: readonly number[];
}

export type Event = PilesMade | PileShuffled | RoundBegan | CardDealt | DealingPaused | DealingResumed | PaceSet | SeatAgreed | LineCalled | SecondCall | ClaimStood | CardsMarked | CardLaid | CardTakenBack | BenchCleared | TimeRanOut | LineJoined | LineFailed | NumberDiscarded | RoundEnded | GameEnded;
