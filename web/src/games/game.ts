/** What a game brings to the table page, and what it is given there. */

import type { Component } from "svelte";
import type { Seat } from "../wire/messages";
import type { SoundName } from "../sound/names";

/** What every game's view has, whatever else it shows. */
export interface AnyView {
  readonly seat: Seat | null;
  readonly deadline?: number | null;
  readonly outcome: {
    readonly why: string;
    readonly winners: readonly Seat[];
    readonly points: readonly number[];
  } | null;
  readonly offers: readonly { readonly action: string }[];
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

/** The props of `Table.svelte` and `Hand.svelte`. */
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
}

/** What the parts of a game are given: some of what its table is, and how it calls a seat. */
export interface PartProps<View extends AnyView, Action, Ctrl> extends Pick<
  GameProps<View, Action, unknown, Ctrl>,
  "view" | "act" | "pending" | "people" | "now" | "rule" | "code" | "ctrl"
> {
  readonly name: (seat: Seat) => string;
}

/** The props of a game's own end: who won, above what one may do now. */
export interface EndingProps<View extends AnyView> {
  readonly view: View;
  readonly people: readonly Place[];
  /** For its heading. */
  readonly id: string;
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
  readonly isActive?: boolean;
  /** What that means, where it is not a turn: « actif ». */
  readonly activeWord?: string;
  readonly isOut?: boolean;
  /** A few words: « a choisi ». */
  readonly note?: string;
  /** The sign of its team, where there are teams; the note names it too. */
  readonly team?: { readonly Mark: Component<{ team: number }>; readonly team: number };
}

export interface GameModule<View extends AnyView, Action, News, Ctrl = undefined> {
  /** The play area. */
  readonly Table: Component<GameProps<View, Action, News, Ctrl>>;
  /** My hand or tools, at the bottom, under the sentence. */
  readonly Hand?: Component<GameProps<View, Action, News, Ctrl>>;
  /** What Table and Hand share, such as the number chosen so far. */
  readonly ctrl?: () => Ctrl;
  /** With what Table and Hand share, while the game is on: what is still to be read comes first. */
  readonly now: (view: View, speaker: Speaker, ctrl?: Ctrl) => Now;
  /** What part of the game this is. Another one is shown from its beginning; what may happen while one looks around is the same. */
  readonly stage: (view: View) => string;
  /** One sentence for the log and the screen reader; null for what is not worth one. */
  readonly tell: (event: News, speaker: Speaker) => string | null;
  readonly notes: (view: View, ctrl: Ctrl) => readonly SeatNote[];
  /** Whether the play area still tells this, one thing after the other: until then the log and the voice are silent about it. */
  readonly holds?: (event: News, ctrl: Ctrl) => boolean;
  /** Who won, where names and points do not tell it: a team, or a monster. */
  readonly Ending?: Component<EndingProps<View>>;
  /** Why it ended, in a sentence; at the table with all that one saw last. */
  readonly ending: (outcome: NonNullable<View["outcome"]>, speaker: Speaker, view?: View) => string;
  /** A table of children: in French one says tu. */
  readonly saysTu?: true;
  /** What each person may choose while people gather, such as how things should look. */
  readonly LobbyExtra?: Component<Record<string, never>>;
  readonly refusal?: (code: string) => string | null;
  readonly sound?: (event: News, seat: Seat | null) => SoundName | null;
  /** What an event of the finished game's log says, with everything open. */
  readonly tellOpen?: (event: unknown, name: (seat: Seat) => string) => string | null;
  /** One view with everything open, from what every seat saw at the same moment of a finished game. */
  readonly open?: (views: readonly View[]) => View;
}

// The shell holds many kinds of game in one place; each checks its own types where it is written.
export type AnyGameModule = GameModule<AnyView, unknown, unknown, unknown>;

export function game<V extends AnyView, A, N, C = undefined>(module: GameModule<V, A, N, C>): AnyGameModule {
  return module as unknown as AnyGameModule;
}
