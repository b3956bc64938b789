// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Pace, Seat } from "./messages";

export type Language = "fr" | "en";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  readonly language: Language;
  /** Which words, from plain to abstract (EL-04, EL-05, EL-G9). */
  readonly number: 1 | 2 | 3 | 4 | 5 | "random";
  /** As many as the book says (EL-08), or everybody active once: at 4 and 5 seats that is half as many. */
  readonly rounds: "full" | "short";
  /** Whether the board says who drew what before the reveal (EL-G1). */
  readonly authors: "hidden" | "open";
  readonly drawing_pace: Pace;
  /** Also for what belongs to the vote: objections, and the look at the result. */
  readonly voting_pace: Pace;
  /** Whose word cards: our own, or a pack of the host's by its name. */
  readonly pack: string;
  /** Who is active first (EL-07). */
  readonly first: "random" | Seat;
}

export type WordNumber = 1 | 2 | 3 | 4 | 5;

export type Phase = "ready" | "draw" | "vote" | "reveal" | "over";

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G";

export type Wish = "recount" | "as_planned";

/** What everybody sees of one seat. */
export interface OpenPlace {
  readonly has_handed_in: boolean;
  readonly has_voted: boolean;
  /** Whether it has seen the result. */
  readonly has_gone_on: boolean;
  /** How many rounds it would like there to be, where that is asked. */
  readonly wish: Wish | null;
  /** Nobody plays it now. */
  readonly is_empty: boolean;
  /** Whether it was dealt a word this round. */
  readonly is_playing: boolean;
  readonly points: number;
  /** Where its pawn stands on the track of twelve (EL-32). */
  readonly square: number;
  /** How often it has gone round: once from 13 points on, twice from 25… */
  readonly laps: number;
}

export type Spot = "active" | "A" | "B" | "C" | "D" | "E" | "F" | "G";

export type Vote = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "abstain";

export type Opinion = "uphold" | "dismiss" | "unsure";

/** What only this seat knows. */
export interface OwnPlace {
  /** None where it comes in with the next round. */
  readonly word: string;
  /** So far; empty while the paper is blank. */
  readonly drawing: string;
  readonly description: string;
  /** Where its drawing hangs, once all are shown. */
  readonly spot: Spot | null;
  /** Whether its drawing is to be corrected. */
  readonly is_sent_back: boolean;
  readonly vote: Vote | null;
  /** On the objection that is open. */
  readonly ballot: Opinion | null;
}

/** A drawing on the board. */
export interface Hung {
  readonly spot: Spot;
  /** Empty for a blank paper. */
  readonly drawing: string;
  /** Who drew it; nobody's before the reveal, unless authors are open, it is the active player's or he has left. */
  readonly seat: Seat | null;
  readonly is_sent_back: boolean;
}

/** An objection that is being judged. */
export interface OpenObjection {
  readonly by: Seat;
  readonly spot: Spot;
  /** Who is asked. */
  readonly judges: readonly Seat[];
  /** Who has answered, in seat order. */
  readonly spoken: readonly Seat[];
}

export type Verdict = "upheld" | "dismissed" | "withdrawn";

/** An objection that was settled. */
export interface Heard {
  readonly by: Seat;
  readonly spot: Spot;
  readonly verdict: Verdict;
}

/** A drawing of a finished round, with all that there is to know of it. */
export interface Exhibit {
  readonly spot: Spot;
  readonly seat: Seat;
  readonly drawing: string;
  readonly word: string;
  /** The artist's own words, if any. */
  readonly description: string;
  /** How often the seat had been left and taken again when it was drawn. */
  readonly sitter: number;
}

export type Why = "both_right" | "partner_missed" | "saw_through" | "missed" | "abstained";

/** What one seat gets for a round, and why. */
export interface Score {
  readonly points: number;
  readonly why: Why;
}

/** A finished round, for the gallery. */
export interface RoundResult {
  readonly round: number;
  readonly active: Seat;
  readonly accomplice: Seat;
  /** Of these two (EL-23). */
  readonly word: string;
  /** Where the accomplice's drawing hangs. */
  readonly right: Letter;
  /** The active player's, then A, B, C… */
  readonly exhibits: readonly Exhibit[];
  /** By seat. */
  readonly votes: readonly Vote[];
  /** Whose votes were for another letter (EL-24). */
  readonly wrong: readonly Seat[];
  /** By seat. */
  readonly scores: readonly Score[];
  /** Totals by seat. */
  readonly points: readonly number[];
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "entre-les-lignes";
  readonly seat: Seat | null;
  readonly options: Options;
  /** Which word of every card is played with; settled when the game begins. */
  readonly number: WordNumber | null;
  /** How many there will be. */
  readonly rounds: number;
  /** How many, if they were counted again for those who are here; nothing where that cannot be asked. */
  readonly recounted: number | null;
  readonly round: number;
  readonly phase: Phase;
  readonly active: Seat | null;
  /** Of the vote tokens. */
  readonly letters: readonly Letter[];
  readonly deadline: number | null;
  readonly places: readonly OpenPlace[];
  readonly own: OwnPlace | null;
  /** The active player's drawing, then A, B, C…; empty before all are shown, and complete after the reveal. */
  readonly board: readonly Hung[];
  readonly objection: OpenObjection | null;
  /** Objections of this round that are settled, in order. */
  readonly heard: readonly Heard[];
  /** Every round that was revealed; the last one is being looked at in the phase `reveal`. */
  readonly gallery: readonly RoundResult[];
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** From where a pen is put down to where it is lifted. */
export type Stroke = readonly [colour: number, width: number, points: readonly number[]];

/** All strokes in the order they were drawn. */
export interface Drawing {
  readonly strokes: readonly Stroke[];
}

/** This is my drawing so far, in place of what it was before. */
export interface Draw {
  readonly type: "draw";
  readonly drawing: Drawing;
}

/** My drawing is done; or, if it was sent back, it is corrected. */
export interface HandIn {
  readonly type: "hand_in";
}

/** I draw on, as long as not everybody is done. */
export interface TakeBack {
  readonly type: "take_back";
}

/** What I say of my drawing, for the reveal; an empty text takes it away again. */
export interface Describe {
  readonly type: "describe";
  readonly text: string;
}

/** I think this one shares the active player's word; the last one I cast counts. */
export interface CastVote {
  readonly type: "cast_vote";
  readonly letter: Letter;
}

/** No vote of mine this round. */
export interface Abstain {
  readonly type: "abstain";
}

/** There are letters or digits in that drawing. */
export interface ObjectTo {
  readonly type: "object";
  readonly spot: Spot;
}

/** What I say of the objection: uphold it to send the drawing back. */
export interface Judge {
  readonly type: "judge";
  readonly ballot: Opinion;
}

/** I take my objection back. */
export interface Withdraw {
  readonly type: "withdraw";
}

/** I have seen the result. */
export interface GoOn {
  readonly type: "go_on";
}

/** Some have left or come back: whether I would have the rounds counted again, for those who are here. */
export interface Recount {
  readonly type: "recount";
  readonly wish: Wish;
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = Draw | HandIn | TakeBack | Describe | CastVote | Abstain | ObjectTo | Judge | Withdraw | GoOn | Recount | NeedTime;

export interface GameOpened {
  readonly type: "game_opened";
  readonly number: WordNumber;
  readonly rounds: number;
}

/** A new round, and my word (none for a spectator). */
export interface WordDealt {
  readonly type: "word_dealt";
  readonly round: number;
  readonly active: Seat;
  readonly word: string;
  /** Who plays it. */
  readonly players: readonly Seat[];
  /** By seat, so far. */
  readonly points: readonly number[];
  readonly deadline: number | null;
}

/** All drawings are shown; mine hangs at this spot (at none for a spectator). */
export interface DrawingsHung {
  readonly type: "drawings_hung";
  readonly board: readonly Hung[];
  readonly spot: Spot | null;
  readonly deadline: number | null;
}

/** Another seat has voted. */
export interface VoteLaid {
  readonly type: "vote_laid";
  readonly seat: Seat;
}

/** Another seat has judged the objection. */
export interface BallotLaid {
  readonly type: "ballot_laid";
  readonly seat: Seat;
}

/** Nobody plays this seat any more; this drawing on the board is its own. */
export interface SeatLeft {
  readonly type: "seat_left";
  readonly seat: Seat;
  readonly spot: Spot | null;
}

/** Somebody asked for more time, and nobody is to know who. */
export interface TimeMoved {
  readonly type: "time_moved";
  readonly deadline: number;
}

/** The table keeps a drawing under this name. */
export interface DrawingKept {
  readonly type: "drawing_kept";
  readonly seat: Seat;
  readonly name: string;
  /** The name of the one it replaces, which is kept no longer; empty for the first. */
  readonly instead_of: string;
}

/** For its owner alone, until the reveal. */
export interface Described {
  readonly type: "described";
  readonly seat: Seat;
  readonly text: string;
}

export interface HandedIn {
  readonly type: "handed_in";
  readonly seat: Seat;
}

export interface TakenBack {
  readonly type: "taken_back";
  readonly seat: Seat;
}

/** Most are done; the others have until then. */
export interface ClockStarted {
  readonly type: "clock_started";
  readonly deadline: number;
}

export interface VoteCast {
  readonly type: "vote_cast";
  readonly seat: Seat;
  readonly vote: Vote;
}

export interface ObjectionRaised {
  readonly type: "objection_raised";
  readonly by: Seat;
  readonly spot: Spot;
  /** Who is asked: the others; also the artist, where nobody knows who that is, but he is not counted. */
  readonly judges: readonly Seat[];
  readonly deadline: number | null;
  /** Milliseconds that the vote has left, where its clock runs. */
  readonly left: number | null;
}

export interface BallotCast {
  readonly type: "ballot_cast";
  readonly seat: Seat;
  readonly ballot: Opinion;
}

/** Where a drawing is sent back, all votes are taken back, too: there will be another to look at. */
export interface ObjectionSettled {
  readonly type: "objection_settled";
  readonly by: Seat;
  readonly spot: Spot;
  readonly verdict: Verdict;
  readonly deadline: number | null;
}

export interface DrawingCorrected {
  readonly type: "drawing_corrected";
  readonly spot: Spot;
  /** The same as before where it was not changed in time, or nobody is left to do so. */
  readonly drawing: string;
  readonly deadline: number | null;
}

export interface RoundRevealed {
  readonly type: "round_revealed";
  readonly result: RoundResult;
  readonly deadline: number | null;
}

export interface WentOn {
  readonly type: "went_on";
  readonly seat: Seat;
}

export interface RecountWished {
  readonly type: "recount_wished";
  readonly seat: Seat;
  readonly wish: Wish;
}

/** The table agrees: so many there will be. */
export interface RoundsRecounted {
  readonly type: "rounds_recounted";
  readonly rounds: number;
}

export interface Occupied {
  readonly type: "occupied";
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

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
}

export type Seen = GameOpened | WordDealt | DrawingsHung | VoteLaid | BallotLaid | SeatLeft | TimeMoved | DrawingKept | Described | HandedIn | TakenBack | ClockStarted | VoteCast | ObjectionRaised | BallotCast | ObjectionSettled | DrawingCorrected | RoundRevealed | WentOn | RecountWished | RoundsRecounted | Occupied | TimeStretched | TimeRanOut | GameEnded;

export interface GameBegan {
  readonly type: "game_began";
  readonly number: WordNumber;
  readonly rounds: number;
  /** The cards as they lie, the top one first. */
  readonly pile: readonly number[];
}

export interface RoundDealt {
  readonly type: "round_dealt";
  readonly round: number;
  readonly active: Seat;
  readonly accomplice: Seat;
  /** By seat; none for those who do not play this round. */
  readonly words: readonly string[];
  readonly deadline: number | null;
}

/** All at once, in an order drawn by lot. */
export interface DrawingsShown {
  readonly type: "drawings_shown";
  /** Whose drawing hangs at A, B, C… */
  readonly order: readonly Seat[];
  /** By seat; none for those who do not play this round. */
  readonly drawings: readonly string[];
  readonly deadline: number | null;
}

export interface Vacated {
  readonly type: "vacated";
  readonly seat: Seat;
}

export type Event = GameBegan | RoundDealt | DrawingsShown | Vacated | DrawingKept | Described | HandedIn | TakenBack | ClockStarted | VoteCast | ObjectionRaised | BallotCast | ObjectionSettled | DrawingCorrected | RoundRevealed | WentOn | RecountWished | RoundsRecounted | Occupied | TimeStretched | TimeRanOut | GameEnded;
