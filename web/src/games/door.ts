/**
 * The door by which a game's screen comes in: what it brings, and what it is given.
 *
 * Types and one number, and nothing imported, so that it can be shipped as it is to whoever makes a game.
 */

/** The version of all that stands here; a face names the one that it was made for. */
export const INTERFACE = 1;

/** Something that can be laid on the page: it draws itself into `target`, which is its own. */
export interface Part<Props> {
  /** `fail` is for what goes wrong later, out of `update`: the table is then laid plainly. Throwing here says the same. */
  (target: HTMLElement, props: Props, fail?: (why: unknown) => void): Mounted<Props>;
}

export interface Mounted<Props> {
  /** All that it is given, anew; the names are always the same. */
  update(props: Props): void;
  destroy(): void;
}

/** A place at the table, counted from 0. */
export type Seat = number;

/** What may be chosen for a field of an action. */
export type Value = number | string | readonly number[];

/** Why it is over and who won are two questions; several winners share, none is possible. */
export interface Outcome {
  readonly why: string;
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly points: readonly number[];
}

export type Choice =
  /** One of these values; of the idle ones a kind screen says that they cannot change anything. */
  | { readonly type: "one_of"; readonly values: readonly Value[]; readonly idle: readonly Value[] }
  /** Two numbers, the lower one first, at least `apart` apart. */
  | { readonly type: "two_of"; readonly low: number; readonly high: number; readonly apart: number }
  /** So many of these numbers, in rising order. */
  | { readonly type: "some_of"; readonly values: readonly number[]; readonly count: number }
  /** A word made of these letters, each used once at most. */
  | { readonly type: "letters"; readonly hand: string; readonly shortest: number; readonly longest: number }
  /** A word spelled letter by letter, each one of those that may stand at its place. */
  | { readonly type: "spelling"; readonly pattern: readonly string[] }
  /** A text of one's own, but none of a few, which are folded: small letters without accents. */
  | { readonly type: "typed"; readonly longest: number; readonly words: number; readonly not_among: readonly string[] }
  /** A drawing. */
  | { readonly type: "strokes" };

/** One kind of action, and what may be chosen for each of its fields. */
export interface Offer {
  readonly action: string;
  readonly fields: Readonly<Record<string, Choice>>;
}

/** What every game's view has, whatever else it shows. */
export interface AnyView {
  readonly seat: Seat | null;
  readonly deadline?: number | null;
  readonly outcome: Outcome | null;
  /** All that this seat may do now. */
  readonly offers: readonly Offer[];
}

/** One place at the table, in turn order, as people see it. */
export interface Place {
  readonly seat: Seat;
  /** The person's name, or the bot's; of an empty seat, who left it. */
  readonly name: string;
  /** Which animal stands for it; null for a bot and for nobody. */
  readonly token: number | null;
  readonly isYou: boolean;
  readonly isHere: boolean;
  readonly isBot: boolean;
  /** Names of those who left this seat in the course of the game, the first one first. */
  readonly before?: readonly string[];
  /** A bot plays for the person until they are back. */
  readonly isLent?: boolean;
  /** Nobody plays it now: its person has left, or is away and the others play on. */
  readonly isEmpty?: boolean;
}

/** What one may give to a drawing of somebody else. */
export type Cheer = "heart" | "laugh";

/** Hearts and laughs on what was drawn at this table. */
export interface Cheers {
  /** Who gave one to the drawing of this name, the first one first; somebody who has left has no name. */
  readonly of: (drawing: string, kind: Cheer) => readonly { readonly name: string; readonly isYou: boolean }[];
  /** Gives one, or takes it back; missing where nobody does, as on a television. */
  readonly give?: ((drawing: string, kind: Cheer, on: boolean) => void) | undefined;
}

/** What a bot took a drawing for. */
export interface Impression {
  readonly seat: Seat;
  /** In French and in English, `phare = lighthouse`. */
  readonly thing: string;
  /** How sure it was, in hundredths. */
  readonly sure: number;
}

/** What Table and Hand are given. */
export interface GameProps<View extends AnyView, Action, News, Ctrl = undefined> {
  /** What this seat may see and do now; replaced as a whole, never changed. */
  readonly view: View;
  /** What the last update told; empty after a (re)connection. */
  readonly news: readonly News[];
  /** Ask for a move. The answer is a new view, or a refusal that the shell shows. */
  readonly act: (action: Action) => void;
  /** Asked for and not answered yet: show it as on its way, never as done. */
  readonly pending: readonly Action[];
  /** Every seat, by number. */
  readonly people: readonly Place[];
  /** Mine; null for somebody who watches. */
  readonly seat: Seat | null;
  /** The server's time, in its milliseconds. */
  readonly now: () => number;
  /** Opens the rules at a paragraph: `rule("BT-10")`. */
  readonly rule: (id: string) => void;
  /** The table's code, and which game at this table it is: for what is kept or fetched under them. */
  readonly code: string;
  readonly game: number;
  /** Shared by Table and Hand, made by `ctrl()` when the game is laid out. */
  readonly ctrl: Ctrl;
  /** A step of a finished game: nothing is offered, and nothing waits to be read. */
  readonly isReplay?: boolean;
  /** It set out from the middle of another game, or has cards one knows: what is remembered of games does not count it. */
  readonly isVariation?: boolean;
  /** What the coach has just told whoever sits here: an action, or as much of it as tells where to look. Light it up. */
  readonly hint?: { readonly type: string; readonly [field: string]: unknown } | null;
  /** Hearts and laughs on drawings whose makers everybody knows, of this game and of the one before. */
  readonly cheers?: Cheers;
  /** What bots took the drawing of this name for; told where everybody knows what it shows. */
  readonly impressions?: (drawing: string) => readonly Impression[];
  /** A television has the play area, and this screen only the hand: what is done on the table is done here. */
  readonly isAlone?: boolean;
}

/** What a game's own end is given: who won, above what one may do now. */
export interface EndingProps<View extends AnyView> {
  readonly view: View;
  readonly people: readonly Place[];
  /** For its heading. */
  readonly id: string;
  /** It has just come to this: who has won is a moment, and the rest comes after it. */
  readonly isNews?: boolean;
}

export interface TookProps<View extends AnyView> {
  readonly view: View;
  readonly code: string;
  /** Its number at this table. */
  readonly game: number;
}

/** Whom sentences are about. */
export interface Speaker {
  readonly seat: Seat | null;
  readonly name: (seat: Seat) => string;
}

/** The one sentence about this moment. */
export interface Now {
  readonly text: string;
  /** Whether it is this person who is awaited. */
  readonly isMine: boolean;
  /** The rule of the current phase. */
  readonly rule?: string;
}

/** What the strip of seats shows beside a name. */
export interface SeatNote {
  readonly points?: number;
  /** They are cards that were won, and look it. */
  readonly areCards?: boolean;
  readonly isActive?: boolean;
  /** What that means, where it is not a turn: « actif ». */
  readonly activeWord?: string;
  readonly isOut?: boolean;
  /** A few words: « a choisi ». */
  readonly note?: string;
  /** The sign of its team, where there are teams; the note names it too. */
  readonly team?: { readonly Mark: Part<{ team: number }>; readonly team: number };
  /** The note without the team: beside the sign it is all that a television has room for. */
  readonly doing?: string;
}

/** Six that suit every game, and those of ours. */
export type Sound =
  | "turn"
  | "card"
  | "coin"
  | "right"
  | "wrong"
  | "end"
  | "tube"
  | "shout"
  | "slide"
  | "hush"
  | "letter"
  | "flip"
  | "fuse"
  | "snap"
  | "door"
  | "step"
  | "roar"
  | "pencil"
  | "curtain"
  | "cheer";

/** What a bot answers when it is asked why, in one phrase. */
export interface Reason {
  readonly seat: Seat;
  /** By its level; null of a bot that nothing is known of. It tells nothing that a spectator cannot know. */
  readonly why: (level: string) => string | null;
}

export interface GameModule<View extends AnyView, Action, News, Ctrl = undefined> {
  /** The play area. */
  readonly Table: Part<GameProps<View, Action, News, Ctrl>>;
  /** The play area for a television: everything large, nothing to touch. Without it the Table is laid there. */
  readonly Tv?: Part<GameProps<View, Action, News, Ctrl>>;
  /** My hand or tools, at the bottom, under the sentence. */
  readonly Hand?: Part<GameProps<View, Action, News, Ctrl>>;
  /** On a broad page the sentence and the Hand stand beside the play area, for a board that wants all the height. */
  readonly hand?: "beside";
  /**
   * While a television shows the table: whether this person needs the play area on their own screen too, for what is
   * offered to them there or what they alone may see. Without it they always do.
   */
  readonly needsTable?: (view: View, ctrl: Ctrl) => boolean;
  /**
   * How many milliseconds the play area has on a television once the game is over, by turns with the results: as long
   * as a gallery takes to pass. Without it, a moment before them.
   */
  readonly encore?: (view: View) => number;
  /** What Table and Hand share, such as the number chosen so far. */
  readonly ctrl?: () => Ctrl;
  /** With what Table and Hand share, while the game is on: what is still to be read comes first. */
  readonly now: (view: View, speaker: Speaker, ctrl?: Ctrl) => Now;
  /** What part of the game this is. Another one is shown from its beginning; what may happen while one looks around is the same. */
  readonly stage: (view: View) => string;
  /** One sentence for the log and the screen reader; null for what is not worth one. */
  readonly tell: (event: News, speaker: Speaker) => string | null;
  /** Whose move this was, if it was one that everybody is told of, and why a bot of a level does such a thing. */
  readonly why?: (event: News) => Reason | null;
  readonly notes: (view: View, ctrl: Ctrl) => readonly SeatNote[];
  /** Whether the play area still tells this, one thing after the other: until then the log and the voice are silent about it. */
  readonly holds?: (event: News, ctrl: Ctrl) => boolean;
  /** Who won, where names and points do not tell it: a team, or a monster. */
  readonly Ending?: Part<EndingProps<View>>;
  /** What it took, told with the rest of how it ended. */
  readonly Took?: Part<TookProps<View>>;
  /** What all made together is looked at first once the game is over, and below it who won; who was alone always does. */
  readonly isMadeTogether?: true;
  /** Why it ended, in a sentence; at the table with all that one saw last. */
  readonly ending: (outcome: NonNullable<View["outcome"]>, speaker: Speaker, view?: View) => string;
  /** With how many hints one played, for those who compare their games. */
  readonly helped?: (view: View) => number;
  /** A table of children: in French one says tu. */
  readonly saysTu?: true;
  /** What each person may choose while people gather, such as how things should look. */
  readonly LobbyExtra?: Part<Record<string, never>>;
  readonly refusal?: (code: string) => string | null;
  readonly sound?: (event: News, seat: Seat | null) => Sound | null;
  /** What an event of the finished game's log says, with everything open. */
  readonly tellOpen?: (event: unknown, name: (seat: Seat) => string) => string | null;
  /** One view with everything open, from what every seat saw at the same moment of a finished game. */
  readonly open?: (views: readonly View[]) => View;
}

/** What the house lends to a screen that comes in a package. */
export interface House {
  readonly interface: number;
  readonly language: () => "fr" | "en";
  /** A text of the face's words, in the reader's language; the key itself where there is none. */
  readonly say: (key: string, given?: Readonly<Record<string, unknown>>) => string;
  /** An event in a sentence by the face's words, as the plain table tells it. */
  readonly tell: (event: unknown, speaker: Speaker) => string | null;
}

/** What a package's `screen.js` brings: its table; whatever else it leaves out is the plain table's. */
export type Screen<View extends AnyView = AnyView, Action = unknown, News = unknown, Ctrl = undefined> = Pick<
  GameModule<View, Action, News, Ctrl>,
  "Table"
> &
  Partial<GameModule<View, Action, News, Ctrl>> & {
    /** With the plain table's forms and buttons, where it has no Hand of its own. */
    readonly plainHand?: boolean;
  };

/** The default export of `screen.js`. */
export type ScreenOf<View extends AnyView = AnyView, Action = unknown, News = unknown, Ctrl = undefined> =
  Screen<View, Action, News, Ctrl> | ((house: House) => Screen<View, Action, News, Ctrl>);

/** What the one-minute lesson is given. */
export interface LessonProps {
  /** Back to where one was, at any moment. */
  readonly onclose: () => void;
  /** At the end, into a real game; missing where one learns at a table that waits. */
  readonly onplay?: (() => void) | undefined;
}

/** The one-minute lesson, which calls `onplay` or `onclose` at its end. */
export type Lesson = Part<LessonProps>;

/** The default export of `lesson.js`. */
export type LessonOf = (house: House) => Lesson;
