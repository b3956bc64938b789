// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Seat } from "./messages";

/** What may be agreed before the game; the default is the rulebook's choice, and our ruling where it is silent. */
export interface Options {
  /** Where the youngest player sits (KI-03, KI-G3). */
  readonly first: "random" | Seat;
  /** Whether one may give up a card that would fit, having found no place: usually yes, for finding it is the game. The rulebook speaks of a card that fits nowhere, and does not say who is to judge (KI-06, KI-G1). */
  readonly giving_up: "allowed" | "only_when_nothing_fits";
  /** Whether screens show where a card fits (KI-G1); what is offered is the same. */
  readonly helper: boolean;
  readonly pace: "off" | "relaxed" | "normal" | "fast";
}

export type Phase = "ready" | "turn_up" | "place" | "over";

export type Turned = 0 | 1;

/** A card face up in its cell. */
export type Laid = readonly [card: number, x: number, y: number, turned: Turned];

/** What lies before one seat; nobody knows more, not even who sits there. */
export interface OpenPlace {
  /** How many cards of the pile nobody has seen. */
  readonly unseen: number;
  /** Those below them, which everybody saw. */
  readonly put_back: readonly number[];
  /** How many cards this seat has laid (KI-08). */
  readonly placed: number;
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "kidz-line";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat | null;
  /** 1 to 6; 0 before the first. */
  readonly round: number;
  readonly deadline: number | null;
  /** In the order laid; the start card first. */
  readonly display: readonly Laid[];
  /** What the active seat has to lay. */
  readonly turned_up: number | null;
  readonly places: readonly OpenPlace[];
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** Turn up the top card of my pile. */
export interface TurnUp {
  readonly type: "turn_up";
}

export type Spot = readonly [number, number, number];

/** Lay it there. */
export interface PlaceCard {
  readonly type: "place";
  readonly spot: Spot;
}

/** I find no place for it: put it under my pile. */
export interface GiveUp {
  readonly type: "give_up";
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = TurnUp | PlaceCard | GiveUp | NeedTime;

/** The start card, and how many face-down cards each seat has. */
export interface TableSet {
  readonly type: "table_set";
  readonly first: Seat;
  readonly start: number;
  readonly piles: readonly number[];
}

export interface TurnBegan {
  readonly type: "turn_began";
  readonly round: number;
  readonly seat: Seat;
  readonly deadline: number | null;
}

export interface CardTurnedUp {
  readonly type: "card_turned_up";
  readonly seat: Seat;
  readonly card: number;
}

export type Colour = "R" | "Y" | "G" | "B" | "K";

export type Cell = readonly [number, number];

/** One line of one colour: a segment on each of these cells, in order. */
export type Line = readonly [colour: Colour, cells: readonly Cell[]];

export interface CardPlaced {
  readonly type: "card_placed";
  readonly seat: Seat;
  readonly laid: Laid;
  /** Those it continues, to be admired: they are worth nothing (KI-08). */
  readonly lines: readonly Line[];
}

/** Given up; it is the lowest of its seat's pile now. */
export interface CardPutBack {
  readonly type: "card_put_back";
  readonly seat: Seat;
  readonly card: number;
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

export type Seen = TableSet | TurnBegan | CardTurnedUp | CardPlaced | CardPutBack | TimeStretched | TimeRanOut | GameEnded;

export interface CardsDealt {
  readonly type: "cards_dealt";
  readonly first: Seat;
  readonly start: number;
  /** By seat, each from the top down; the other cards are out. */
  readonly piles: readonly (readonly number[])[];
}

export type Event = CardsDealt | TurnBegan | CardTurnedUp | CardPlaced | CardPutBack | TimeStretched | TimeRanOut | GameEnded;
