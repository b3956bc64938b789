/** The games by key: a small card of each for the first screen, the rest when a table needs it. */

import type { Component } from "svelte";
import type { Preset } from "../link/api";
import type { OptionValue } from "../link/schema";
import { settings } from "../store/settings.svelte";
import type { AnyGameModule } from "./game";
import { teller, type Teller } from "./telling";

export interface Clock {
  readonly each: "turn" | "round" | "phase";
  readonly seconds: number;
  /** What the last ones are given half of, where the clock starts only once most are done. */
  readonly last?: number;
}

/** What the first screen and the lobby know of a game: `games/<key>/card.ts`. */
export interface GameCard {
  readonly Emblem: Component<Record<string, never>>;
  /** The colour of its tile, a token of ui/tokens.css. */
  readonly accent: "indigo" | "olive" | "saffron" | "madder";
  readonly pitch: () => string;
  /** Presets that only this device can know, such as the puzzle of today. */
  readonly presets?: () => readonly Preset[];
  readonly preset: (key: string) => { readonly title: string; readonly text: string };
  /** Option values in the order in which people like to read them; of a number, the few to offer. */
  readonly order: Readonly<Record<string, readonly OptionValue[]>>;
  /** Options that are not asked one by one: a preset has them. */
  readonly unasked?: readonly string[];
  readonly option: (name: string) => string;
  /** The same put as a question, where the book has something to say about it. */
  readonly ask?: (name: string) => string | null;
  /** A word for a value; null where it speaks for itself, as a number does. */
  readonly value: (name: string, value: OptionValue) => string | null;
  /** How long the clocks run at their normal pace, in seconds, by option. */
  readonly clocks?: Readonly<Record<string, Clock>>;
  /** What to write into an option of free text. */
  readonly hint?: (name: string) => string;
  /** Which seats play together, where the seat decides. */
  readonly teams?: {
    readonly of: (seat: number) => number;
    readonly name: (team: number) => string;
    readonly Mark: Component<{ team: number }>;
  };
  /** Whether it is played on where nobody plays a seat; elsewhere a bot takes it. */
  readonly playsOn?: true;
  /** A word for a level of bots, where the game has one of its own. */
  readonly level?: (name: string) => string | null;
  /** What the switch for patterns is called, where colours tell things apart. */
  readonly patterns?: () => string;
}

const cards = import.meta.glob<{ card: GameCard }>("./*/card.ts", { eager: true });
const tables = import.meta.glob<{ default: AnyGameModule }>("./*/index.ts");
/** For a game that has no screen of its own. */
const plain = import.meta.glob<{ plain: (words: () => Teller) => AnyGameModule }>("./plain/index.ts");

/** A one-minute lesson, where a game has one: `games/<key>/Lesson.svelte`, with `onclose`. */
const lessons = import.meta.glob<{ default: Component<{ onclose: () => void }> }>("./*/Lesson.svelte");

export function lessonOf(key: string): (typeof lessons)[string] | null {
  return lessons[`./${key}/Lesson.svelte`] ?? null;
}

export function cardOf(key: string): GameCard | null {
  return cards[`./${key}/card.ts`]?.card ?? null;
}

export async function tableOf(key: string): Promise<AnyGameModule> {
  const load = tables[`./${key}/index.ts`];
  if (load) return (await load()).default;
  const lay = plain["./plain/index.ts"];
  if (!lay) throw new Error(`no table for ${key}`);
  return (await lay()).plain(() => teller({}, { seat_fields: [], team_fields: [] }, settings.language));
}
