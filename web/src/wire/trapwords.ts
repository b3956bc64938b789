// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

import type { Offers, Outcome, Pace, Seat, Team } from "./messages";

export type Language = "fr" | "en";

/** What may be agreed before the game; the rulebook's choice is the default. */
export interface Options {
  readonly language: Language;
  /** Which set of words (TW-07). */
  readonly words: "fantasy" | "contemporary";
  /** Whose word cards: our own, or a pack of the host's by its name (TW-08). */
  readonly pack: string;
  /** The five rooms (TW-02, TW-09). */
  readonly rooms: "3-4-5-6-7" | "2-4-6-8-10";
  /** Five other rooms instead: rising numbers from 1 to 10, such as 1-2-3-4-5 (TW-09). */
  readonly own_rooms: string;
  /** None, in two rooms, or in the first four (TW-04, TW-09, TW-10). */
  readonly curses: "off" | "two" | "four";
  /** Without or with an asterisk (TW-03, TW-11). */
  readonly monsters: "normal" | "harder";
  /** How many at most (TW-67). */
  readonly rounds: 4 | 6 | 8;
  /** Seconds the sandglass runs for (TW-G2). */
  readonly glass: number;
  /** When the sandglass is turned (TW-28, TW-29). */
  readonly start: "after_reading" | "at_once" | "with_first_clue";
  /** Written at the table word by word, or spoken by people who hear each other. */
  readonly clues: "typed" | "aloud";
  /** What springs a trap for certain is shown to the opponents alone, or stops the turn by itself (TW-G14). */
  readonly referee: "private" | "strict";
  /** Every rule for clues, or for a first game only traps and the secret word itself (TW-42). */
  readonly advice: "all" | "basics";
  /** Seconds in which a fault has to be noticed (TW-62). */
  readonly notice: number;
  /** Seconds in which a STOP has to be given its reason, while the glass stands still (TW-62). */
  readonly reason: number;
  /** Whether the glass may run longer: if both teams agree, or not at all (TW-G2). */
  readonly stretch: "agreed" | "never";
  /** A tied vote favours the clue-giver, or goes as the dictionary says (TW-G13). */
  readonly tied: "lenient" | "dictionary";
  /** If both teams beat the monster, the faster one wins (TW-75). */
  readonly tie_break: boolean;
  /** A clock for setting traps (TW-G5). */
  readonly trap_pace: Pace;
}

export type Phase = "ready" | "omen" | "traps" | "clue" | "settle" | "over";

export type MonsterName = "mummy" | "troll" | "demon" | "vampire" | "dragon";

export type CurseName = "flood" | "petrification" | "echo" | "feeblemind" | "forbidden_word" | "swarm" | "web" | "quicksand" | "vow" | "darkness";

/** A curse beside a room. */
export interface Curse {
  /** Which of the five, counted from 0. */
  readonly room: number;
  /** None while it lies face down. */
  readonly name: CurseName | null;
  /** The round in which it was turned up; it applies from the next one on (TW-69). */
  readonly round: number;
}

export type CardName = MonsterName | CurseName;

/** What the cards make of one team's turn in this round, all taken together. */
export interface Effects {
  /** The monster it fights and the curses upon it; none in an ordinary round. */
  readonly cards: readonly CardName[];
  /** How many its opponents set (TW-15). */
  readonly traps: number;
  readonly guesses: number;
  /** How many the clue-giver may say in the turn. */
  readonly words: number | null;
  /** How many one clue may have; then only the newest clue is shown. */
  readonly clue_words: number | null;
  /** Milliseconds. */
  readonly glass: number;
}

/** What everybody sees of a team. */
export interface OpenTeam {
  /** In the order in which the torch goes round. */
  readonly members: readonly Seat[];
  /** Which of the five, counted from 0. */
  readonly room: number;
  /** Who has the torch. */
  readonly giver: Seat | null;
  /** What the cards make of its turn in this round. */
  readonly effects: Effects | null;
  /** Whether it knows what the cards do. */
  readonly has_agreed: boolean;
  /** Whether it has a sheet to fill. */
  readonly is_setting: boolean;
  /** Whether the list it sets is complete; how far it is, is its own matter. */
  readonly is_ready: boolean;
}

/** A trapword that somebody of the team has proposed. */
export interface Draft {
  readonly number: number;
  readonly word: string;
  readonly by: Seat;
  readonly is_chosen: boolean;
  /** Whether it is the one that Forbidden Word is about. */
  readonly is_starred: boolean;
}

/** My team's sheet: the word that the others have to guess, and the traps for it. */
export interface OwnSheet {
  readonly secret: string;
  /** How many trapwords have to be chosen (TW-15). */
  readonly needed: number;
  /** Whether one of them has to be starred, for Forbidden Word. */
  readonly needs_star: boolean;
  readonly drafts: readonly Draft[];
}

/** What somebody said to the team. */
export interface Line {
  readonly by: Seat;
  readonly text: string;
}

/** A trapword that counts. */
export interface Trap {
  /** Its place on the list, counted from 1; how many were proposed is nobody else's business. */
  readonly number: number;
  readonly word: string;
  readonly is_starred: boolean;
}

export type Ground = "TW-32" | "TW-33" | "TW-34" | "TW-35" | "TW-36" | "TW-37" | "TW-38" | "TW-39" | "TW-40" | "TW-41" | "TW-51" | "TW-52" | "TW-77" | "TW-78" | "TW-79" | "TW-80" | "TW-47";

/** What the referee whispers to the opponents about one word (TW-G14). */
export interface Mark {
  readonly rule: Ground;
  /** The place of the trap on the list; 0 where it is about none. */
  readonly trap: number;
  readonly is_certain: boolean;
}

/** One word of a clue. */
export interface SaidWord {
  readonly number: number;
  /** Which clue it belongs to, counted from 1. */
  readonly clue: number;
  readonly word: string;
  /** The table's time. */
  readonly at: number;
  /** For the opponents only, as long as the turn lasts. */
  readonly marks: readonly Mark[];
}

/** One guess; at a table that speaks aloud only that there was one, noted by an opponent. */
export interface Guess {
  readonly by: Seat;
  readonly text: string;
  readonly is_right: boolean;
  readonly at: number;
}

export type Contest = "not_said" | "not_related" | "trap_not_allowed";

export type Ballot = "uphold" | "dismiss";

export type Verdict = "upheld" | "dismissed" | "withdrawn";

export type Opinion = "certain" | "possible" | "none";

/** An opponent's claim that a clue broke a rule; or the team's own, that a guess was right after all. */
export interface Claim {
  readonly number: number;
  /** Nobody where the strict referee stopped the turn. */
  readonly by: Seat | null;
  /** The number of the word; 0 where clues are spoken; that of the guess where it is about one. */
  readonly word: number;
  /** None as long as a doubt has no reason. */
  readonly rule: Ground | null;
  /** The place of the trap on the list; 0 where it is about another rule. */
  readonly trap: number;
  readonly trap_word: string;
  /** It stopped the turn; an unsure one is settled afterwards (TW-63). */
  readonly is_certain: boolean;
  readonly is_conceded: boolean;
  readonly contest: Contest | null;
  readonly ballots: readonly (readonly [Seat, Ballot])[];
  readonly verdict: Verdict | null;
  /** What the dictionary says, where it can: to traps and the secret word, in clues that are typed. */
  readonly opinion: Opinion | null;
}

export type End = "found" | "stopped" | "guesses" | "time" | "words" | "annulled" | "replayed";

export type Stage = "none" | "window" | "answer" | "vote" | "replay" | "appeal" | "reason";

/** STOP was called, and the glass stands still until its reason is given. */
export interface Call {
  readonly by: Seat;
  /** The newest word or the one that was pointed at; 0 where clues are spoken. */
  readonly word: number;
  readonly at: number;
  /** Without a reason until then, the turn goes on. */
  readonly until: number;
  readonly stretches: number;
}

/** What a guesser said that is no guess: talk, or a slip of the finger that is asked about (TW-45, TW-46). */
export interface Aside {
  readonly by: Seat;
  readonly text: string;
  /** The words that are one slip away, whatever the secret is; none where it was talk. */
  readonly meant: readonly string[];
  readonly at: number;
}

/** The turn that is played now, or settled. */
export interface TurnView {
  readonly team: Team;
  readonly giver: Seat;
  /** Whether the clue-giver has opened the book. */
  readonly is_open: boolean;
  /** For the opponents, for the clue-giver once the book is open, and for everybody once the turn is closed. */
  readonly secret: string | null;
  /** For the opponents, and for everybody once the turn is closed. */
  readonly traps: readonly Trap[] | null;
  /** Milliseconds the glass runs for. */
  readonly glass: number;
  /** When it is turned; before that there is time to read. */
  readonly glass_from: number | null;
  /** When it has run out. */
  readonly deadline: number | null;
  /** The Flood: when the breath ends. */
  readonly breath_until: number | null;
  readonly is_out_of_breath: boolean;
  /** In order; in Darkness all but the opponents see the newest clue only. */
  readonly words: readonly SaidWord[];
  /** The words up to this number can no longer be objected to (TW-62). */
  readonly lapsed: number;
  readonly words_left: number | null;
  readonly guesses: readonly Guess[];
  readonly guesses_left: number;
  /** Unsure ones are the opponents' own matter until the turn is closed. */
  readonly claims: readonly Claim[];
  /** How it ended, as far as it stands before everything is settled. */
  readonly end: End | null;
  readonly used: number;
  readonly stage: Stage;
  /** The number of the claim that is settled now. */
  readonly open_claim: number | null;
  /** What each team has said to playing the turn again. */
  readonly replay: readonly [boolean | null, boolean | null];
  /** STOP was called: clues, guesses and the glass wait for its reason. */
  readonly call: Call | null;
  /** What was said that is no guess, the newest. */
  readonly asides: readonly Aside[];
}

/** A turn that is over, for everybody to see. */
export interface TurnResult {
  readonly round: number;
  readonly team: Team;
  readonly giver: Seat;
  readonly end: End;
  readonly secret: string;
  readonly traps: readonly Trap[];
  readonly words: readonly SaidWord[];
  readonly guesses: readonly Guess[];
  readonly claims: readonly Claim[];
  /** Milliseconds from the turn of the glass to the last guess. */
  readonly used: number;
}

/** What everybody may remember of a finished round. */
export interface RoundResult {
  readonly round: number;
  readonly turns: readonly TurnResult[];
  /** Where the teams stand now, counted from 0. */
  readonly rooms: readonly [number, number];
  /** Where the monster stands now. */
  readonly monster: number;
}

export type What = "time" | "card" | "advice=all" | "advice=basics" | "curses=off" | "glass=20" | "glass=30" | "glass=40" | "glass=60" | "glass=90" | "glass=120";

/** What one team asks of the other. */
export interface Wish {
  readonly team: Team;
  readonly by: Seat;
  readonly what: What;
}

/** Everything one seat, or a spectator, may see and do now. */
export interface View {
  readonly type: "trapwords";
  readonly seat: Seat | null;
  readonly team: Team | null;
  readonly options: Options;
  readonly round: number;
  /** How many there are at most. */
  readonly rounds: number;
  readonly phase: Phase;
  /** Which team's clue-giver begins this round. */
  readonly first: Team;
  /** Which team is given the glowing book in this round. */
  readonly glowing: Team;
  /** Their numbers, in order. */
  readonly rooms: readonly number[];
  readonly monster: MonsterName | null;
  readonly monster_room: number;
  readonly curses: readonly Curse[];
  readonly teams: readonly [OpenTeam, OpenTeam];
  /** Of the traps, or of the glass. */
  readonly deadline: number | null;
  readonly sheet: OwnSheet | null;
  /** My team's talk. */
  readonly chat: readonly Line[];
  readonly turn: TurnView | null;
  /** Of this round, as far as they are over. */
  readonly turns: readonly TurnResult[];
  readonly last_round: RoundResult | null;
  /** What one team asks of the other. */
  readonly wish: Wish | null;
  readonly outcome: Outcome | null;
  readonly offers: Offers;
}

/** My team knows what the cards do to this round. */
export interface AgreeEffects {
  readonly type: "agree_effects";
}

/** A trapword for our sheet; it is on the list if there is room. */
export interface ProposeTrap {
  readonly type: "propose_trap";
  readonly word: string;
}

/** An idea beside the list; somebody else may put it on. */
export interface SuggestTrap {
  readonly type: "suggest_trap";
  readonly word: string;
}

/** Write another word in its place. */
export interface EditTrap {
  readonly type: "edit_trap";
  readonly number: number;
  readonly word: string;
}

/** Cross out one that is not on the list. */
export interface DropTrap {
  readonly type: "drop_trap";
  readonly number: number;
}

/** This one counts. */
export interface ChooseTrap {
  readonly type: "choose_trap";
  readonly number: number;
}

export interface UnchooseTrap {
  readonly type: "unchoose_trap";
  readonly number: number;
}

/** Forbidden Word is about this one. */
export interface StarTrap {
  readonly type: "star_trap";
  readonly number: number;
}

/** Something for my team's ears only. */
export interface TellTeam {
  readonly type: "tell_team";
  readonly text: string;
}

/** Our list is complete. */
export interface DeclareReady {
  readonly type: "declare_ready";
}

/** We are not ready after all. */
export interface Reopen {
  readonly type: "reopen";
}

/** I give the clues, for our clue-giver is away. */
export interface TakeTorch {
  readonly type: "take_torch";
}

/** Somebody of our team gives the clues: whom we like (TW-05). */
export interface HandTorch {
  readonly type: "hand_torch";
  readonly to: Seat;
}

/** Show me my secret word. */
export interface OpenBook {
  readonly type: "open_book";
}

/** I speak from now on (where clues are spoken). */
export interface BeginClues {
  readonly type: "begin_clues";
}

/** The next word of this clue, or the first one of the next. */
export interface Say {
  readonly type: "say";
  readonly word: string;
  readonly clue: "same" | "next";
}

export interface MakeGuess {
  readonly type: "guess";
  readonly text: string;
}

/** That guess was right after all. */
export interface Appeal {
  readonly type: "appeal";
  /** Its number, counted from 1. */
  readonly guess: number;
}

/** STOP, and the glass stands still; the reason follows in peace. */
export interface CallStop {
  readonly type: "call_stop";
  /** Its number; 0 where clues are spoken. */
  readonly word: number;
}

/** UNSURE, and the turn goes on; the reason is for afterwards. */
export interface Doubt {
  readonly type: "doubt";
  readonly word: number;
}

/** That word breaks a rule: at once, or as the reason for a STOP that was called. */
export interface Stop {
  readonly type: "stop";
  /** Its number; 0 where clues are spoken. */
  readonly word: number;
  readonly rule: Ground;
  /** The place on the list of the trap that it springs; 0 for any other rule. */
  readonly trap: number;
}

/** That word may break a rule; let us see afterwards. Then also the reason for a doubt. */
export interface Unsure {
  readonly type: "unsure";
  readonly word: number;
  readonly rule: Ground;
  readonly trap: number;
}

/** I heard a guess, and it was wrong (where clues are spoken). */
export interface GuessWrong {
  readonly type: "guess_wrong";
}

/** I heard the secret word (where clues are spoken). */
export interface GuessRight {
  readonly type: "guess_right";
}

/** We have nothing to object. */
export interface AcceptTurn {
  readonly type: "accept_turn";
}

/** They are right. */
export interface ConcedeStop {
  readonly type: "concede_stop";
}

/** They are not. */
export interface ContestStop {
  readonly type: "contest";
  readonly why: Contest;
}

/** We take our claim back. */
export interface Withdraw {
  readonly type: "withdraw";
}

/** What I think of the claim. */
export interface Vote {
  readonly type: "vote";
  readonly ballot: Ballot;
}

/** Play the turn again, or leave it at that (TW-G7). */
export interface AgreeReplay {
  readonly type: "agree_replay";
  readonly agrees: "yes" | "no";
}

/** My team would like this, if the others agree. */
export interface MakeWish {
  readonly type: "wish";
  readonly what: What;
}

/** Have it. */
export interface AgreeWish {
  readonly type: "agree_wish";
}

/** No; or never mind. */
export interface DeclineWish {
  readonly type: "decline_wish";
}

/** A seat asks for more time. */
export interface NeedTime {
  readonly type: "need_time";
}

export type Action = AgreeEffects | ProposeTrap | SuggestTrap | EditTrap | DropTrap | ChooseTrap | UnchooseTrap | StarTrap | TellTeam | DeclareReady | Reopen | TakeTorch | HandTorch | OpenBook | BeginClues | Say | MakeGuess | Appeal | CallStop | Doubt | Stop | Unsure | GuessWrong | GuessRight | AcceptTurn | ConcedeStop | ContestStop | Withdraw | Vote | AgreeReplay | MakeWish | AgreeWish | DeclineWish | NeedTime;

/** Word cards were drawn; my team sees its own. */
export interface SheetsOpened {
  readonly type: "sheets_opened";
  /** Who sets traps now. */
  readonly teams: readonly Team[];
  /** What the other team will have to guess, where mine sets traps. */
  readonly secret: string | null;
  readonly deadline: number | null;
}

/** I open the book, and see my secret word. */
export interface BookRead {
  readonly type: "book_read";
  readonly seat: Seat;
  readonly secret: string;
}

export interface DungeonLaid {
  readonly type: "dungeon_laid";
  /** By seat. */
  readonly teams: readonly Team[];
  readonly monster: MonsterName;
  /** Rooms with a curse face down, counted from 0. */
  readonly cursed: readonly number[];
  /** Who holds the torch first, by team. */
  readonly torches: readonly [Seat, Seat];
  /** Who is given the glowing book in the first round. */
  readonly glowing: Team;
}

export interface CurseRevealed {
  readonly type: "curse_revealed";
  readonly room: number;
  readonly curse: CurseName;
}

/** Once it has been used, where it is void, or pushed out of the dungeon. */
export interface CurseDiscarded {
  readonly type: "curse_discarded";
  readonly room: number;
}

/** One room towards the teams. */
export interface CursePushed {
  readonly type: "curse_pushed";
  /** Where it comes from. */
  readonly room: number;
}

export interface MonsterMoved {
  readonly type: "monster_moved";
  readonly room: number;
}

/** To the next room, or back one. */
export interface TeamMoved {
  readonly type: "team_moved";
  readonly team: Team;
  readonly room: number;
  /** What stands above it; not told in older logs. */
  readonly number: number;
}

export interface RoundBegan {
  readonly type: "round_began";
  readonly round: number;
  /** Whose clue-giver begins. */
  readonly first: Team;
  /** Who has the torch, by team. */
  readonly givers: readonly [Seat, Seat];
  /** By the team whose turn they change. */
  readonly effects: readonly [Effects, Effects];
}

export interface EffectsAgreed {
  readonly type: "effects_agreed";
  readonly team: Team;
  readonly by: Seat;
}

/** For the team alone, like everything on its sheet. */
export interface TrapProposed {
  readonly type: "trap_proposed";
  readonly team: Team;
  readonly by: Seat;
  readonly number: number;
  readonly word: string;
  /** At once, as long as the list has room. */
  readonly is_chosen: boolean;
}

export interface TrapEdited {
  readonly type: "trap_edited";
  readonly team: Team;
  readonly by: Seat;
  readonly number: number;
  readonly word: string;
}

export interface TrapDropped {
  readonly type: "trap_dropped";
  readonly team: Team;
  readonly by: Seat;
  readonly number: number;
}

export interface TrapChosen {
  readonly type: "trap_chosen";
  readonly team: Team;
  readonly by: Seat;
  readonly number: number;
  readonly is_chosen: boolean;
}

export interface TrapStarred {
  readonly type: "trap_starred";
  readonly team: Team;
  readonly by: Seat;
  readonly number: number;
}

export interface TeamTold {
  readonly type: "team_told";
  readonly team: Team;
  readonly by: Seat;
  readonly text: string;
}

export interface SheetReady {
  readonly type: "sheet_ready";
  readonly team: Team;
  /** Nobody where the trap clock ran out. */
  readonly by: Seat | null;
  /** Where the clock starts now for the other team. */
  readonly deadline: number | null;
}

export interface SheetReopened {
  readonly type: "sheet_reopened";
  readonly team: Team;
  readonly by: Seat;
}

/** By another member of the team. */
export interface TorchTaken {
  readonly type: "torch_taken";
  readonly team: Team;
  readonly by: Seat;
}

export interface TorchHanded {
  readonly type: "torch_handed";
  readonly team: Team;
  readonly by: Seat;
  readonly to: Seat;
}

/** The book lies before the clue-giver, closed. */
export interface TurnBegan {
  readonly type: "turn_began";
  readonly team: Team;
  readonly giver: Seat;
  /** Milliseconds it will run for. */
  readonly glass: number;
}

export interface BookOpened {
  readonly type: "book_opened";
  readonly seat: Seat;
}

export interface GlassTurned {
  readonly type: "glass_turned";
  /** After the time to read, where there is some (TW-28). */
  readonly glass_from: number;
  readonly deadline: number;
}

/** The Flood: clues may be given until then. */
export interface BreathDrawn {
  readonly type: "breath_drawn";
  readonly until: number;
}

export interface BreathEnded {
  readonly type: "breath_ended";
}

/** Only the opponents are told the marks. */
export interface WordSaid {
  readonly type: "word_said";
  readonly said: SaidWord;
}

/** Nothing can be said any more against the words up to this number (TW-62). */
export interface WordsLapsed {
  readonly type: "words_lapsed";
  readonly through: number;
}

export interface GuessMade {
  readonly type: "guess_made";
  /** The guesser; where clues are spoken, the opponent who counts. */
  readonly by: Seat;
  readonly text: string;
  readonly is_right: boolean;
  readonly at: number;
}

/** A guesser talked, or slipped on a key: it costs nothing, and says nothing about the secret (TW-45, TW-46). */
export interface AsideHeard {
  readonly type: "aside_heard";
  readonly by: Seat;
  readonly text: string;
  readonly meant: readonly string[];
  readonly at: number;
}

/** The glass stands still. */
export interface StopCalled {
  readonly type: "stop_called";
  readonly call: Call;
}

/** No reason was given: the turn goes on, and what was said so far is not to be objected to any more. */
export interface StopVoided {
  readonly type: "stop_voided";
  /** Nobody where the time for it was over. */
  readonly by: Seat | null;
  /** Milliseconds for which the glass stood still. */
  readonly pause: number;
}

/** By the opponents or the strict referee; the turn is closed with it. */
export interface ClueStopped {
  readonly type: "clue_stopped";
  readonly claim: Claim;
}

/** To be settled after the turn; until then only the team that claims it knows (TW-63). */
export interface ClaimNoted {
  readonly type: "claim_noted";
  readonly claim: Claim;
}

/** For a doubt, once the turn is over. */
export interface ReasonGiven {
  readonly type: "reason_given";
  readonly number: number;
  readonly by: Seat;
  readonly rule: Ground;
  readonly trap: number;
  readonly trap_word: string;
  readonly opinion: Opinion | null;
}

/** No more clues, no more guesses; all is open now, and something may be left to settle. */
export interface TurnClosed {
  readonly type: "turn_closed";
  readonly end: End;
  readonly used: number;
  readonly secret: string;
  readonly traps: readonly Trap[];
  /** All of them, in order. */
  readonly claims: readonly Claim[];
  /** The numbers of wrong guesses that people might say were right (TW-47). */
  readonly near: readonly number[];
}

/** The opponents have nothing to object. */
export interface TurnAccepted {
  readonly type: "turn_accepted";
  readonly by: Seat;
}

export interface ClaimConceded {
  readonly type: "claim_conceded";
  readonly number: number;
  readonly by: Seat;
}

export interface ClaimContested {
  readonly type: "claim_contested";
  readonly number: number;
  readonly by: Seat;
  readonly why: Contest;
}

export interface BallotCast {
  readonly type: "ballot_cast";
  readonly seat: Seat;
  readonly ballot: Ballot;
}

export interface ClaimSettled {
  readonly type: "claim_settled";
  readonly number: number;
  readonly verdict: Verdict;
}

export interface ReplayAnswered {
  readonly type: "replay_answered";
  readonly team: Team;
  readonly by: Seat;
  readonly agrees: boolean;
}

/** Its secret word, its traps and its clues are open. */
export interface TurnEnded {
  readonly type: "turn_ended";
  readonly result: TurnResult;
}

export interface TimeStretched {
  readonly type: "time_stretched";
  readonly seat: Seat;
  readonly deadline: number;
}

export interface WishMade {
  readonly type: "wish_made";
  readonly wish: Wish;
}

export interface WishAgreed {
  readonly type: "wish_agreed";
  readonly by: Seat;
}

export interface WishDeclined {
  readonly type: "wish_declined";
  readonly by: Seat;
}

/** What both teams agree on from now on. */
export interface TableChanged {
  readonly type: "table_changed";
  readonly options: Options;
}

/** The torches pass on. */
export interface RoundEnded {
  readonly type: "round_ended";
  readonly result: RoundResult;
}

export interface GameEnded {
  readonly type: "game_ended";
  readonly outcome: Outcome;
  /** The teams that have beaten the monster; not told in older logs. */
  readonly winners: readonly Team[];
}

export type Seen = SheetsOpened | BookRead | DungeonLaid | CurseRevealed | CurseDiscarded | CursePushed | MonsterMoved | TeamMoved | RoundBegan | EffectsAgreed | TrapProposed | TrapEdited | TrapDropped | TrapChosen | TrapStarred | TeamTold | SheetReady | SheetReopened | TorchTaken | TorchHanded | TurnBegan | BookOpened | GlassTurned | BreathDrawn | BreathEnded | WordSaid | WordsLapsed | GuessMade | AsideHeard | StopCalled | StopVoided | ClueStopped | ClaimNoted | ReasonGiven | TurnClosed | TurnAccepted | ClaimConceded | ClaimContested | BallotCast | ClaimSettled | ReplayAnswered | TurnEnded | TimeStretched | WishMade | WishAgreed | WishDeclined | TableChanged | RoundEnded | GameEnded;

/** A face of a word card, and the word that the book shows. */
export interface DrawnWord {
  /** Who sets traps for it. */
  readonly team: Team;
  readonly face: number;
  readonly word: string;
}

/** For both teams, or for one whose opponents play again. */
export interface WordsDrawn {
  readonly type: "words_drawn";
  readonly drawn: readonly DrawnWord[];
  readonly deadline: number | null;
}

export type Event = WordsDrawn | DungeonLaid | CurseRevealed | CurseDiscarded | CursePushed | MonsterMoved | TeamMoved | RoundBegan | EffectsAgreed | TrapProposed | TrapEdited | TrapDropped | TrapChosen | TrapStarred | TeamTold | SheetReady | SheetReopened | TorchTaken | TorchHanded | TurnBegan | BookOpened | GlassTurned | BreathDrawn | BreathEnded | WordSaid | WordsLapsed | GuessMade | AsideHeard | StopCalled | StopVoided | ClueStopped | ClaimNoted | ReasonGiven | TurnClosed | TurnAccepted | ClaimConceded | ClaimContested | BallotCast | ClaimSettled | ReplayAnswered | TurnEnded | TimeStretched | WishMade | WishAgreed | WishDeclined | TableChanged | RoundEnded | GameEnded;
