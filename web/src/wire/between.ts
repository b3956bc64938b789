// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Pace, Seat } from "./messages";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  /** Rounds until somebody has five points (BT-24), or a single one (BT-25). */
  readonly length: "to_five" | "express";
  /** A public board of "no" marks, or private sheets (BT-07). */
  readonly follow_up: "board" | "notes";
  /** How long one joker has to last (BT-20, BT-G11). */
  readonly joker: "per_game" | "per_round";
  /** Where the oldest player sits (BT-08). */
  readonly first: "random" | Seat;
  readonly pace: Pace;
}

export type Phase = "ready" | "choose" | "turn" | "over";

/** What lies before one seat for everybody to see. */
export interface OpenPlace {
  readonly hand_size: number;
  readonly has_chosen: boolean;
  readonly between: readonly number[];
  /** One neutral row: lower and higher are not told apart (BT-G21). */
  readonly above: readonly number[];
  /** This seat's marks on the public board; empty where private sheets are used. */
  readonly noes: readonly number[];
  readonly is_found: boolean;
  readonly is_conceded: boolean;
  readonly is_out: boolean;
  readonly has_joker: boolean;
  readonly points: number;
}

export type Interval = readonly [number, number];

export interface JokerAnswered {
  readonly type: "joker_answered";
  readonly asker: Seat;
  readonly whom: Seat;
  readonly value: number;
  readonly is_hidden: boolean;
}

export interface ProposalMissed {
  readonly type: "proposal_missed";
  readonly by: Seat;
  readonly whom: Seat;
  readonly proposal: Interval;
}

export type Mark = "blank" | "crossed" | "circled";

/** One entry of a private sheet. */
export type Note = readonly [whom: Seat, value: number, mark: Mark];

/** What only this seat knows. */
export interface OwnPlace {
  readonly hand: readonly number[];
  readonly interval: Interval | null;
  /** Of this round, asked by this seat or asked of it. */
  readonly jokers: readonly JokerAnswered[];
  /** Of this round, proposed by this seat or to it. */
  readonly misses: readonly ProposalMissed[];
  readonly notes: readonly Note[];
}

export type Answer = "no" | "between" | "above";

/** A question everybody heard, and its answer. */
export type Question = readonly [asker: Seat, whom: Seat, value: number, answer: Answer];

/** An interval that was found, or conceded, and is open now. */
export type Find = readonly [by: Seat, whom: Seat, interval: Interval];

/** A joker or a failed proposal: who spoke to whom, and never what was said (BT-26, BT-G20). */
export type Whisper = readonly [kind: "joker" | "proposal", by: Seat, whom: Seat];

/** What everybody may remember of a finished round. */
export interface RoundResult {
  readonly round: number;
  readonly finds: readonly Find[];
  readonly eliminated: readonly Seat[];
  /** Totals by seat. */
  readonly points: readonly number[];
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "between";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat | null;
  readonly has_asked: boolean;
  readonly deadline: number | null;
  readonly places: readonly OpenPlace[];
  readonly own: OwnPlace | null;
  /** Of this round, in order. */
  readonly questions: readonly Question[];
  /** Of this round, in order. */
  readonly finds: readonly Find[];
  /** Of this round, in order: everybody sees two heads together. */
  readonly whispers: readonly Whisper[];
  readonly last_round: RoundResult | null;
  /** Whose interval was shown in that round, not found (BT-G9). */
  readonly last_conceded: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** Hide these two cards of mine. */
export interface ChooseInterval {
  readonly type: "choose_interval";
  readonly interval: Interval;
}

/** Does that seat have this value in hand? */
export interface Ask {
  readonly type: "ask";
  readonly whom: Seat;
  readonly value: number;
}

/** Is this value one of that seat's two hidden cards? */
export interface PlayJoker {
  readonly type: "play_joker";
  readonly whom: Seat;
  readonly value: number;
}

/** I think that seat hides these two. */
export interface Announce {
  readonly type: "announce";
  readonly whom: Seat;
  readonly interval: Interval;
}

/** Nothing more this turn. */
export interface EndTurn {
  readonly type: "end_turn";
}

/** Show my interval to the last one still in, who would find it anyway. */
export interface Concede {
  readonly type: "concede";
}

/** Write beside this number, on my sheet for that seat. */
export interface TakeNote {
  readonly type: "take_note";
  readonly whom: Seat;
  readonly value: number;
  readonly mark: Mark;
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = ChooseInterval | Ask | PlayJoker | Announce | EndTurn | Concede | TakeNote | NeedTime;

/** A new round, and my cards (none for a spectator). */
export interface HandDealt {
  readonly type: "hand_dealt";
  readonly round: number;
  readonly first: Seat;
  readonly hand: readonly number[];
  readonly deadline: number | null;
}

/** Another seat has chosen. */
export interface IntervalHidden {
  readonly type: "interval_hidden";
  readonly seat: Seat;
}

/** Others whispered. */
export interface JokerPlayed {
  readonly type: "joker_played";
  readonly asker: Seat;
  readonly whom: Seat;
}

/** Others whispered, and one of them is out. */
export interface ProposalFailed {
  readonly type: "proposal_failed";
  readonly by: Seat;
  readonly whom: Seat;
}

export interface IntervalChosen {
  readonly type: "interval_chosen";
  readonly seat: Seat;
  readonly interval: Interval;
  /** Drawn by the table because time was up. */
  readonly by_lot: boolean;
}

/** Most are done; the others have until then. */
export interface ClockStarted {
  readonly type: "clock_started";
  readonly deadline: number;
}

export interface TurnBegan {
  readonly type: "turn_began";
  readonly seat: Seat;
  readonly deadline: number | null;
}

export interface QuestionAnswered {
  readonly type: "question_answered";
  readonly asker: Seat;
  readonly whom: Seat;
  readonly value: number;
  readonly answer: Answer;
}

export interface IntervalFound {
  readonly type: "interval_found";
  readonly by: Seat;
  readonly whom: Seat;
  readonly interval: Interval;
}

export interface IntervalConceded {
  readonly type: "interval_conceded";
  readonly seat: Seat;
  readonly to: Seat;
  readonly interval: Interval;
}

export interface NoteTaken {
  readonly type: "note_taken";
  readonly seat: Seat;
  readonly whom: Seat;
  readonly value: number;
  readonly mark: Mark;
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

/** Not after a fifth point, which ends the game and leaves the round as it stands (BT-G17). */
export interface RoundEnded {
  readonly type: "round_ended";
  readonly result: RoundResult;
}

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = HandDealt | IntervalHidden | JokerPlayed | ProposalFailed | IntervalChosen | ClockStarted | TurnBegan | QuestionAnswered | JokerAnswered | IntervalFound | ProposalMissed | IntervalConceded | NoteTaken | TimeStretched | TimeRanOut | RoundEnded | GameEnded;

export interface RoundDealt {
  readonly type: "round_dealt";
  readonly round: number;
  readonly first: Seat;
  /** By seat, each sorted. */
  readonly hands: readonly (readonly number[])[];
  readonly deadline: number | null;
}

export type Event = RoundDealt | IntervalChosen | ClockStarted | TurnBegan | QuestionAnswered | JokerAnswered | IntervalFound | ProposalMissed | IntervalConceded | NoteTaken | TimeStretched | TimeRanOut | RoundEnded | GameEnded;
