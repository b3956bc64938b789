// Written by tools/wire_to_ts.py from the Python records; a change there is made here by running it again.

/** A move in the game: `{"type":"act","n":7,"action":{"type":"ask","whom":1,"value":17}}`. */
export interface Act {
  readonly type: "act";
  readonly n: number;
  readonly action: unknown;
}

/** Go by another name. */
export interface Rename {
  readonly type: "rename";
  readonly name: string;
}

export type Seat = number;

/** Take this seat: a free one, or a bot's. Once cards are dealt, ask for it: its secrets are another's. */
export interface SitDown {
  readonly type: "sit_down";
  readonly seat: Seat;
}

export type PersonId = number;

/** Give one's word that this person may have the seat asked for. */
export interface LetSit {
  readonly type: "let_sit";
  readonly person: PersonId;
  readonly seat: Seat;
}

/** Rather not; or, by the one who asked, never mind. */
export interface DeclineSeat {
  readonly type: "decline_seat";
  readonly person: PersonId;
}

/** Somebody who played lets one who came later see the game. */
export interface LetLookBack {
  readonly type: "let_look_back";
  readonly person: PersonId;
}

/** Watch from now on. */
export interface StandUp {
  readonly type: "stand_up";
}

/** Say that one is ready, or not yet. */
export interface SetReady {
  readonly type: "set_ready";
  readonly ready: boolean;
  /** As in `AddSalt`; empty leaves what was added. */
  readonly salt?: string;
}

/** Have a say in the next game's shuffle; a later one takes the place of an earlier one. */
export interface AddSalt {
  readonly type: "add_salt";
  /** Sixteen random bytes in hexadecimal, drawn after the commitment was shown. */
  readonly salt: string;
}

/** The host chooses how the game is played. */
export interface SetOptions {
  readonly type: "set_options";
  readonly options: unknown;
}

/** The host chooses for how many. */
export interface SetSeats {
  readonly type: "set_seats";
  readonly seats: number;
}

/** The host puts a bot on a seat that nobody has. */
export interface SeatBot {
  readonly type: "seat_bot";
  readonly seat: Seat;
  readonly level: string;
}

/** The host frees a seat. */
export interface ClearSeat {
  readonly type: "clear_seat";
  readonly seat: Seat;
}

/** The host lets two seats change places. */
export interface SwapSeats {
  readonly type: "swap_seats";
  readonly one: Seat;
  readonly other: Seat;
}

/** The host sends somebody away for good. */
export interface RemovePerson {
  readonly type: "remove_person";
  readonly person: PersonId;
}

/** Let another person be the host. */
export interface HandOver {
  readonly type: "hand_over";
  readonly person: PersonId;
}

export type Talk = "free" | "phrases" | "off";

/** The host decides what may be said. */
export interface SetTalk {
  readonly type: "set_talk";
  readonly talk: Talk;
}

/** Whether newcomers may come in by the code alone. */
export interface SetDoor {
  readonly type: "set_door";
  readonly open: boolean;
}

/** Begin; bots take the free seats. */
export interface Start {
  readonly type: "start";
  readonly level?: string;
}

/** Say that one would like another game with the same people; it begins when all who sit have said so. */
export interface WantAgain {
  readonly type: "want_again";
  readonly wants?: boolean;
}

/** The same people, another game: the host begins it at once, of anybody else it is a wish. */
export interface Again {
  readonly type: "again";
}

/** Back to choosing seats and options. */
export interface Regather {
  readonly type: "regather";
}

/** Let a bot play for somebody who stays away. */
export interface LendSeat {
  readonly type: "lend_seat";
  readonly seat: Seat;
  readonly level?: string;
}

/** Play on without somebody who stays away, in a game that can do so. */
export interface PassOver {
  readonly type: "pass_over";
  readonly seat: Seat;
}

/** Go for good. */
export interface Leave {
  readonly type: "leave";
}

export type RoomAction = Rename | SitDown | LetSit | DeclineSeat | LetLookBack | StandUp | SetReady | AddSalt | SetOptions | SetSeats | SeatBot | ClearSeat | SwapSeats | RemovePerson | HandOver | SetTalk | SetDoor | Start | WantAgain | Again | Regather | LendSeat | PassOver | Leave;

/** Something in the room: `{"type":"wish","n":3,"action":{"type":"sit_down","seat":1}}`. */
export interface Wish {
  readonly type: "wish";
  readonly n: number;
  readonly action: RoomAction;
}

/** Free words, where the host allows them. */
export interface Say {
  readonly type: "say";
  readonly text: string;
}

/** A ready-made phrase or an emote, by its key; each reader sees it in his language. */
export interface Phrase {
  readonly type: "phrase";
  readonly key: string;
}

/** A message was missed: the whole view, please. */
export interface AgainPlease {
  readonly type: "again_please";
}

/** Are you there, and what time is it? */
export interface Ping {
  readonly type: "ping";
  /** The client's clock, returned as it is. */
  readonly sent: number;
}

export type FromBrowser = Act | Wish | Say | Phrase | AgainPlease | Ping;

/** POST /api/tables */
export interface OpenTable {
  readonly game: string;
  readonly seats: number;
  readonly name: string;
  readonly options?: unknown;
}

/** POST /api/tables/{code}/join */
export interface JoinTable {
  readonly name: string;
  readonly invite?: string;
  /** Names that will do as well where this one is taken: nobody chose it. */
  readonly or_else?: readonly string[];
}

export type Stage = "gathering" | "playing" | "over";

export interface PersonView {
  readonly id: PersonId;
  readonly name: string;
  readonly is_here: boolean;
  readonly is_ready: boolean;
  readonly seat: Seat | null;
}

export interface ChairView {
  readonly person: PersonId | null;
  readonly bot: string | null;
  /** Its person is away, and the others play on without. */
  readonly is_passed_over: boolean;
  /** The names of those who left it empty in the course of this game, the first one first. */
  readonly before: readonly string[];
}

/** Somebody would like a seat in a game that is under way, or over. */
export interface AskView {
  readonly person: PersonId;
  readonly seat: Seat;
  /** Whose word it takes now. */
  readonly voices: readonly PersonId[];
}

/** A seat that changed hands since the game began. */
export interface TakingView {
  readonly name: string;
  readonly seat: Seat;
  /** Who had left it empty; nothing where a bot played it. */
  readonly left: string;
  /** What a bot at this seat goes by. */
  readonly bot: string;
  /** By whose word; by nobody's where it was one's own. */
  readonly by: readonly string[];
  /** How much of this game you had been told before. */
  readonly after: number;
}

/** The game that ended last: its log and its steps may be had under its number. */
export interface LastGameView {
  readonly number: number;
  readonly game: string;
  /** Where this person sat. */
  readonly seat: Seat | null;
  /** As they were at its end. */
  readonly chairs: readonly ChairView[];
  /** By seat. */
  readonly names: readonly string[];
}

/** Everything around the game that one person may see. */
export interface RoomView {
  readonly you: PersonId;
  readonly seat: Seat | null;
  readonly game: string;
  readonly options: unknown;
  readonly stage: Stage;
  /** Which game of this table's. */
  readonly number: number;
  readonly host: PersonId | null;
  readonly people: readonly PersonView[];
  readonly chairs: readonly ChairView[];
  /** By seat, of who or what plays there, the same in every language; of an empty seat, who left it. */
  readonly names: readonly string[];
  readonly talk: Talk;
  readonly is_open: boolean;
  readonly commitment: string;
  /** Milliseconds that somebody has to stay away before a seat may be lent. */
  readonly loan_after: number;
  readonly asks: readonly AskView[];
  readonly takings: readonly TakingView[];
  /** The seats you may take or ask for, once cards are dealt. */
  readonly may_ask: readonly Seat[];
  /** Those who came after the last game, and see nothing of it before one who played shows it. */
  readonly came_later: readonly PersonId[];
  /** Who would like another game, now that this one is over. */
  readonly again: readonly PersonId[];
  /** Null before the first end, and for who came after it. */
  readonly last: LastGameView | null;
}

/** Something said at the table: free words or the key of a phrase. */
export interface Utterance {
  readonly who: PersonId;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: string | null;
}

/** Everything a screen needs, on connecting and on asking again. */
export interface Welcome {
  readonly type: "welcome";
  readonly room: RoomView;
  /** The game as this person may see it; null before the first game. */
  readonly view: unknown;
  /** The number of the last update. */
  readonly seq: number;
  /** The highest of this person's wishes that was granted. */
  readonly n: number;
  /** The table's clock, in milliseconds. */
  readonly now: number;
  readonly said: readonly Utterance[];
  /** The secret of the invitation link. */
  readonly invite: string;
  /** What this person's seat was told of this game lately, oldest first. */
  readonly told: readonly unknown[];
  /** How many pieces of news of this game came before these. */
  readonly told_before: number;
  /** Who played at each seat, by name, from which of these on: the first one is number 0. */
  readonly casts: readonly (readonly [number, readonly string[]])[];
  /** The address to invite others by; empty where the one that the browser is at will do. */
  readonly address: string;
}

/** Somebody came, went, sat down, or something was agreed. */
export interface RoomChanged {
  readonly type: "room";
  readonly room: RoomView;
}

/** What happened in the game, and the view after it. */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly news: readonly unknown[];
  readonly view: unknown;
  readonly now: number;
}

/** The wish of this number is granted, and durable. */
export interface Done {
  readonly type: "done";
  readonly n: number;
}

/** The wish of this number is not granted; nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly n: number | null;
  readonly code: string;
  readonly rule: string | null;
}

/** Somebody said something. */
export interface Said {
  readonly type: "said";
  readonly said: Utterance;
}

/** Here, and it is this late. */
export interface Pong {
  readonly type: "pong";
  readonly sent: number;
  readonly now: number;
}

export type ToBrowser = Welcome | RoomChanged | Update | Done | Refused | Said | Pong;

/** What the door shows before one comes in. */
export interface TableFound {
  readonly code: string;
  readonly game: string;
  readonly people: number;
  readonly is_open: boolean;
  readonly stage: "gathering" | "playing" | "over";
  /** Who asks, if the key in the cookie proves that it is one of the table already. */
  readonly you: PersonId | null;
  /** Seats that nobody plays. */
  readonly free: number;
  /** Seats that bots play, for nobody. */
  readonly bots: number;
}

/** The seat's key itself travels in a cookie. */
export interface Joined {
  readonly code: string;
  readonly invite: string;
  readonly person: PersonId;
  /** What one is called here: another person may have had the name already. */
  readonly name: string;
}

/** What one seat, or a spectator, learned of a step, and all it saw after it. */
export interface Glimpse {
  readonly seat: Seat | null;
  /** Empty where it was not to notice anything. */
  readonly news: readonly unknown[];
  readonly view: unknown;
}

/** GET /api/tables/{code}/games/{number}/steps/{step}: one event of a finished game. */
export interface ReplayStep {
  /** Which of the table's games. */
  readonly number: number;
  /** Counted from 1, as in the log. */
  readonly step: number;
  readonly steps: number;
  readonly at: number;
  /** As it is in the log. */
  readonly event: unknown;
  /** By seat; the last one is a spectator's. */
  readonly glimpses: readonly Glimpse[];
}

/** What a shelf of games shows. */
export interface About {
  readonly key: string;
  readonly title: string;
  /** How the ids of its rules begin. */
  readonly prefix: string;
  /** Raised with every change to the rules that an old log would notice. */
  readonly version: number;
  readonly authors: readonly string[];
  readonly seats: readonly number[];
  readonly minutes: readonly [number, number];
  /** The oldest version from which the same seed still deals the same. */
  readonly deals: number;
}

export type Team = number;

/** How many sit at the table, and with whom. */
export interface Seating {
  readonly size: number;
  /** The team of each seat; empty where everybody plays alone. */
  readonly teams: readonly Team[];
}

/** The table: all that is known before the first card. */
export interface Header {
  readonly kind: "tablee_log";
  readonly game: string;
  readonly version: number;
  readonly seating: Seating;
  readonly options: unknown;
  /** Names by seat; may be empty. */
  readonly players: readonly string[];
  readonly commitment: string;
  /** What the seats added to the seed, in hexadecimal. */
  readonly salts: readonly string[];
  readonly format: number;
}

export type Answer = boolean | number | string | readonly string[] | null;

/** One event; the first that came of an action also tells the action. */
export interface Line {
  readonly kind: "event";
  readonly seq: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly action: unknown;
  readonly event: unknown;
  readonly prev: string;
  /** What the words answered, in the order asked; beside the action. */
  readonly answers: readonly Answer[];
}

/** The end: the seed is revealed, and the line holds its own hash. */
export interface Seal {
  readonly kind: "seal";
  readonly seed: string;
  readonly prev: string;
  readonly seal: string;
}

export type Value = number | string | readonly number[];

/** One of these values. */
export interface OneOf {
  readonly type: "one_of";
  readonly values: readonly Value[];
  /** Those of them that are legal but cannot change anything: a kind client warns. */
  readonly idle: readonly Value[];
}

/** Two numbers, the lower one first, from `low` to `high` and at least `apart` apart. */
export interface TwoOf {
  readonly type: "two_of";
  readonly low: number;
  readonly high: number;
  readonly apart: number;
}

/** So many of these numbers, in rising order. */
export interface SomeOf {
  readonly type: "some_of";
  /** In rising order. */
  readonly values: readonly number[];
  readonly count: number;
}

/** A word made of these cards, each used once at most: from `shortest` to `longest` of them. */
export interface Letters {
  readonly type: "letters";
  /** One letter for each card. */
  readonly hand: string;
  readonly shortest: number;
  readonly longest: number;
}

/** A word spelled letter by letter, each one of those that may stand at its place. */
export interface Spelling {
  readonly type: "spelling";
  readonly pattern: readonly string[];
}

/** A text of one's own, up to `longest` letters and signs and up to `words` words, but none of a few. One word is made of letters and digits, which a hyphen or an apostrophe may join. What a word means no offer can know: where a rule or a dictionary has its say as well, words that are made up are safe from both. */
export interface Typed {
  readonly type: "typed";
  readonly longest: number;
  readonly words: number;
  /** Folded: small letters without accents. */
  readonly not_among: readonly string[];
}

/** A drawing, whatever it shows. */
export interface Strokes {
  readonly type: "strokes";
}

export type Choice = OneOf | TwoOf | SomeOf | Letters | Spelling | Typed | Strokes;

/** One kind of action, and what may be chosen for each of its fields. */
export interface Offer {
  readonly action: string;
  readonly fields: Readonly<Record<string, Choice>>;
}

export type Offers = readonly Offer[];

/** Why it is over and who won are two questions; several winners share, none is possible. */
export interface Outcome {
  readonly why: string;
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly points: readonly number[];
}

export type Pace = "off" | "relaxed" | "normal" | "fast" | "when_most_are_done";

/** What may be said without typing. */
export type PhraseKey = "again" | "applause" | "good_game" | "good_luck" | "heart" | "hello" | "i_am_back" | "laugh" | "maybe" | "must_go" | "my_turn" | "no" | "no_idea" | "one_moment" | "please" | "sad" | "smile" | "sorry" | "surprise" | "thanks" | "thinking" | "well_played" | "yes" | "your_turn";
