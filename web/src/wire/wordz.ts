// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Pace, Seat } from "./messages";

export type Language = "fr" | "en";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  /** Which letters, and which dictionary. */
  readonly language: Language;
  /** How many (WZ-02). */
  readonly rounds: 1 | 2 | 3 | 4 | 5;
  /** Three for each round, or three for the whole game (WZ-G2). */
  readonly tokens: "reset" | "carried";
  /** Words outside the dictionary at one's own risk, or none of them (WZ-G10). */
  readonly words: "any" | "listed_only";
  /** How many letters a word has at least (WZ-G9). */
  readonly shortest: 2 | 3 | 4;
  /** A help on the screen: how many words still fit a pattern. */
  readonly counts: boolean;
  /** Who begins (WZ-11). */
  readonly first: "random" | Seat;
  readonly pace: Pace;
}

export type Phase = "ready" | "compose" | "turn" | "vote" | "over";

export type Back = "vowel" | "consonant";

/** A card of a word as everybody sees it. */
export type Card = readonly [back: Back, letter: string | null];

/** What lies before one seat for everybody to see. */
export interface OpenPlace {
  /** The word, read from left to right (WZ-07); empty without one. */
  readonly row: readonly Card[];
  /** Whether it has laid a word, or will lay none. */
  readonly has_composed: boolean;
  /** Until the next round, for a faulty word (WZ-24). */
  readonly is_out: boolean;
  readonly tokens: number;
  /** Cards won in this round. */
  readonly won: number;
  /** Of the rounds before. */
  readonly points: number;
}

/** A word that was looked up. */
export type Draft = readonly [word: string, is_listed: boolean];

/** What only this seat knows. */
export interface OwnPlace {
  /** All its cards; once a word is laid, those left over. */
  readonly hand: readonly string[];
  /** Empty before it is laid, and once it has left the table. */
  readonly word: string;
  /** Looked up while composing, the latest last. */
  readonly drafts: readonly Draft[];
}

/** A proposal that was wrong; everybody heard it spelled. */
export type Miss = readonly [by: Seat, whom: Seat, word: string];

/** What became of a word. */
export interface Fate {
  readonly whom: Seat;
  readonly by: Seat | null;
  readonly word: string;
  /** Else it was a faulty one (WZ-23). */
  readonly stands: boolean;
  readonly to_finder: number;
  /** How many cards each of them took. */
  readonly to_owner: number;
}

/** A word everybody knows now, before its cards are taken. */
export interface Trial {
  readonly whom: Seat;
  /** Who found it; nobody, where its last card was turned. */
  readonly by: Seat | null;
  readonly word: string;
  /** How many of its cards lay face down until then. */
  readonly hidden: number;
}

export type Ballot = "accept" | "reject" | "abstain";

/** What everybody may remember of a finished round. */
export interface RoundResult {
  readonly round: number;
  readonly fates: readonly Fate[];
  /** Cards won in it, by seat (WZ-28). */
  readonly won: readonly number[];
  /** Totals by seat. */
  readonly points: readonly number[];
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "wordz";
  readonly seat: Seat | null;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat | null;
  readonly has_turned: boolean;
  readonly has_proposed: boolean;
  readonly deadline: number | null;
  readonly places: readonly OpenPlace[];
  readonly own: OwnPlace | null;
  /** Wrong proposals of this round, in order. */
  readonly misses: readonly Miss[];
  /** Words of this round that have left the table, in order. */
  readonly fates: readonly Fate[];
  /** The word that is voted on. */
  readonly trial: Trial | null;
  /** What was said of it so far, in order. */
  readonly ballots: readonly (readonly [Seat, Ballot])[];
  readonly last_round: RoundResult | null;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** Lay this word of my cards, face down; laid is laid. */
export interface LayWord {
  readonly type: "lay_word";
  readonly word: string;
}

/** Is this draft in the dictionary? */
export interface LookUp {
  readonly type: "look_up";
  readonly word: string;
}

/** No word of mine this round. */
export interface PassComposing {
  readonly type: "pass_composing";
}

/** Turn up that seat's card at this place of its word, counted from 0. */
export interface TurnCard {
  readonly type: "turn_card";
  readonly whom: Seat;
  readonly place: number;
}

/** I think that seat's word is spelled so. */
export interface Propose {
  readonly type: "propose";
  readonly whom: Seat;
  readonly word: string;
}

/** No proposal this turn. */
export interface EndTurn {
  readonly type: "end_turn";
}

/** What I say of a word that the dictionary does not list. */
export interface Judge {
  readonly type: "judge";
  readonly ballot: Ballot;
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = LayWord | LookUp | PassComposing | TurnCard | Propose | EndTurn | Judge | NeedTime;

/** A new round, and my cards (none for a spectator). */
export interface HandDealt {
  readonly type: "hand_dealt";
  readonly round: number;
  readonly first: Seat;
  readonly hand: readonly string[];
  readonly tokens: readonly number[];
  readonly deadline: number | null;
}

/** Another seat has laid a word: its length and the backs are open (WZ-05). */
export interface WordHidden {
  readonly type: "word_hidden";
  readonly seat: Seat;
  readonly backs: readonly Back[];
}

/** For its owner alone: nobody else is to notice. */
export interface WordLookedUp {
  readonly type: "word_looked_up";
  readonly seat: Seat;
  readonly word: string;
  readonly is_listed: boolean;
}

export interface WordLaid {
  readonly type: "word_laid";
  readonly seat: Seat;
  readonly word: string;
}

export interface ComposingPassed {
  readonly type: "composing_passed";
  readonly seat: Seat;
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

/** The vote is over, and the turn it fell into is not. */
export interface TurnResumed {
  readonly type: "turn_resumed";
  readonly seat: Seat;
  readonly deadline: number | null;
}

export interface CardTurned {
  readonly type: "card_turned";
  readonly by: Seat;
  readonly whom: Seat;
  readonly place: number;
  readonly letter: string;
}

export interface ProposalMissed {
  readonly type: "proposal_missed";
  readonly by: Seat;
  readonly whom: Seat;
  readonly word: string;
}

export interface WordFound {
  readonly type: "word_found";
  readonly by: Seat;
  readonly whom: Seat;
  readonly word: string;
  readonly is_listed: boolean;
}

/** To its last card, or because nobody is left to turn one (WZ-G24). */
export interface WordTurnedUp {
  readonly type: "word_turned_up";
  readonly whom: Seat;
  readonly word: string;
  readonly is_listed: boolean;
}

export interface VoteBegan {
  readonly type: "vote_began";
  readonly whom: Seat;
  readonly deadline: number | null;
}

export interface BallotCast {
  readonly type: "ballot_cast";
  readonly seat: Seat;
  readonly ballot: Ballot;
}

/** By the dictionary or by a vote; its cards are taken, or go to the box. */
export interface WordJudged {
  readonly type: "word_judged";
  readonly fate: Fate;
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

export type Seen = HandDealt | WordHidden | WordLookedUp | WordLaid | ComposingPassed | ClockStarted | TurnBegan | TurnResumed | CardTurned | ProposalMissed | WordFound | WordTurnedUp | VoteBegan | BallotCast | WordJudged | TimeStretched | TimeRanOut | RoundEnded | GameEnded;

export interface RoundDealt {
  readonly type: "round_dealt";
  readonly round: number;
  readonly first: Seat;
  /** By seat, each in order. */
  readonly hands: readonly (readonly string[])[];
  /** By seat. */
  readonly tokens: readonly number[];
  readonly deadline: number | null;
}

export type Event = RoundDealt | WordLookedUp | WordLaid | ComposingPassed | ClockStarted | TurnBegan | TurnResumed | CardTurned | ProposalMissed | WordFound | WordTurnedUp | VoteBegan | BallotCast | WordJudged | TimeStretched | TimeRanOut | RoundEnded | GameEnded;
