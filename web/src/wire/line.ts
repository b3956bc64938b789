// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Seat } from "./messages";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  /** Where the oldest player sits (LL-05, LL-G14). */
  readonly first: "random" | Seat;
  readonly pace: "off" | "relaxed" | "normal" | "fast";
  /** How much screens show of where a card fits (LL-11, LL-G16); what is offered is the same. */
  readonly help: "none" | "fits" | "points";
}

export type Phase = "ready" | "place" | "pay" | "draw" | "over";

export type Turned = 0 | 1;

/** A card face up in its cell. */
export type Laid = readonly [card: number, x: number, y: number, turned: Turned];

export type Counts = readonly [number, number, number, number];

export type Number = 2 | 3 | 4 | 5;

export type Numbers = readonly Number[];

/** What lies before one seat for everybody to see. */
export interface OpenPlace {
  /** The back of the card in hand (LL-G11). */
  readonly hand: Number | null;
  /** The point cards, in the order taken. */
  readonly taken: Numbers;
  readonly points: number;
  /** Nothing that was left fitted, in its last turn (LL-G12). */
  readonly is_stuck: boolean;
}

export type Spot = readonly [number, number, number];

export type Colour = "R" | "Y" | "G" | "B" | "K";

export type Cell = readonly [number, number];

/** One line of one colour: a segment on each of these cells, in order. */
export type Line = readonly [colour: Colour, cells: readonly Cell[]];

/** A spot where a card may be laid, and the lines it would continue there (LL-11). */
export type Fit = readonly [spot: Spot, lines: readonly Line[]];

/** What only this seat knows. */
export interface OwnPlace {
  readonly card: number | null;
  /** Where the card would continue lines, and which: trying is free (LL-11). */
  readonly fits: readonly Fit[];
  /** The cards this seat put under the piles of their numbers, in order. */
  readonly put_back: readonly number[];
}

export type WhyEnd = "points_short" | "nothing_fits";

/** Who brought the end about, and how; the round is finished all the same (LL-23). */
export interface LastRound {
  readonly by: Seat;
  readonly why: WhyEnd;
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "line";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat | null;
  readonly deadline: number | null;
  /** In the order laid; the start card first. */
  readonly display: readonly Laid[];
  /** How many cards are left of each number (LL-G9). */
  readonly piles: Counts;
  /** How many of them the active seat put under this turn. */
  readonly tried: Counts;
  /** The points that the active seat has to take. */
  readonly due: number;
  readonly places: readonly OpenPlace[];
  readonly own: OwnPlace | null;
  readonly last_round: LastRound | null;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** Lay my card there. */
export interface PlaceCard {
  readonly type: "place";
  readonly spot: Spot;
}

/** My card fits nowhere: put it under its pile, and give me the top of this one. */
export interface Exchange {
  readonly type: "exchange";
  readonly pile: Number;
}

/** Take my points in these numbers, the lower one first. */
export interface Pay {
  readonly type: "pay";
  readonly numbers: Numbers;
}

/** My next card from this pile. */
export interface Draw {
  readonly type: "draw";
  readonly pile: Number;
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = PlaceCard | Exchange | Pay | Draw | NeedTime;

/** The start card, and mine (none for a spectator). */
export interface TableSet {
  readonly type: "table_set";
  readonly first: Seat;
  readonly start: number;
  readonly card: number | null;
  /** The backs of all hands, by seat. */
  readonly hands: Numbers;
  readonly piles: Counts;
}

/** Another seat put a card under its pile, and drew. */
export interface CardSwapped {
  readonly type: "card_swapped";
  readonly seat: Seat;
  readonly number: Number;
  readonly pile: Number;
}

/** Another seat drew its next card. */
export interface PileDrawn {
  readonly type: "pile_drawn";
  readonly seat: Seat;
  readonly pile: Number;
  readonly by_lot: boolean;
}

export interface TurnBegan {
  readonly type: "turn_began";
  readonly seat: Seat;
  readonly deadline: number | null;
}

export interface CardPlaced {
  readonly type: "card_placed";
  readonly seat: Seat;
  readonly laid: Laid;
  /** Those it continues, each with all its cells. */
  readonly lines: readonly Line[];
  /** What may be taken for them, 10 at most (LL-15). */
  readonly points: number;
}

export interface CardExchanged {
  readonly type: "card_exchanged";
  readonly seat: Seat;
  /** Now the lowest of the pile of its number. */
  readonly card: number;
  readonly pile: Number;
  /** From the top of that pile. */
  readonly drawn: number;
}

/** Every card that is left was tried; the turn ends without points. */
export interface NothingFits {
  readonly type: "nothing_fits";
  readonly seat: Seat;
}

/** This round is the last. */
export interface EndTriggered {
  readonly type: "end_triggered";
  readonly seat: Seat;
  readonly why: WhyEnd;
}

/** From the top of these piles; nobody sees the faces. */
export interface PointsTaken {
  readonly type: "points_taken";
  readonly seat: Seat;
  readonly numbers: Numbers;
}

export interface CardDrawn {
  readonly type: "card_drawn";
  readonly seat: Seat;
  readonly pile: Number;
  readonly card: number;
  /** The pile was chosen by the table because time was up. */
  readonly by_lot: boolean;
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

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = TableSet | CardSwapped | PileDrawn | TurnBegan | CardPlaced | CardExchanged | NothingFits | EndTriggered | PointsTaken | CardDrawn | TimeStretched | TimeRanOut | GameEnded;

export interface CardsDealt {
  readonly type: "cards_dealt";
  readonly first: Seat;
  readonly start: number;
  /** By seat. */
  readonly hands: readonly number[];
  /** What is left of 2, 3, 4, 5, each from the top down. */
  readonly piles: readonly (readonly number[])[];
}

export type Event = CardsDealt | TurnBegan | CardPlaced | CardExchanged | NothingFits | EndTriggered | PointsTaken | CardDrawn | TimeStretched | TimeRanOut | GameEnded;
