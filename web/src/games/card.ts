/** A game on the shelf and in the lobby: its picture, and its own words over those that all games share. */

import type { Component } from "svelte";
import { words, type Words } from "../i18n/words";
import type { GameOnShelf } from "../link/api";
import type { OptionValue } from "../link/schema";
import { options as sharedEn } from "./options.en";
import { options as sharedFr } from "./options.fr";
import TeamMark from "./parts/TeamMark.svelte";

export interface Clock {
  readonly each: "turn" | "round" | "phase";
  readonly seconds: number;
  /** What the last ones are given half of, where the clock starts only once most are done. */
  readonly last?: number | null;
}

/** What the first screen and the lobby know of a game: `games/<key>/card.ts`, or a package's face. */
export interface GameCard {
  /** Its picture, drawn by us or sent by a package; a game without one shows its first letter. */
  readonly Emblem?: Component<Record<string, never>>;
  readonly picture?: string;
  /** The colour of its tile, a token of ui/tokens.css. */
  readonly accent: "indigo" | "olive" | "saffron" | "madder";
  readonly pitch: () => string;
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
  readonly playsOn?: boolean;
  /** Whether it is played with word cards, which a host may choose and write. */
  readonly hasPacks?: boolean;
  /** Whether everybody is to be quick at the same time, so that each needs a device of their own. */
  readonly isRace?: boolean;
  /** Whether it can be learned in a minute: `games/<key>/Lesson.svelte`, or a package's `lesson.js`. */
  readonly hasLesson?: boolean;
  /** A word for a level of bots, where the game has one of its own. */
  readonly level?: (name: string) => string | null;
  /** What the switch for patterns is called, where colours tell things apart. */
  readonly patterns?: () => string;
}

type Own = Readonly<Record<string, string>>;

export const PACES = ["off", "relaxed", "normal", "fast", "when_most_are_done"] as const;

interface More extends Omit<Partial<GameCard>, "Emblem" | "accent" | "patterns" | "teams"> {
  /** Whether colours tell things apart, so that patterns may help. */
  readonly hasPatterns?: true;
  /** A value that wants more than a word of its own. */
  readonly reading?: (name: string, value: OptionValue, say: Words<Own>) => string | null;
  readonly teams?: (say: Words<Own>) => NonNullable<GameCard["teams"]>;
}

export function gameCard(
  Emblem: GameCard["Emblem"] | null,
  accent: GameCard["accent"],
  [en, fr]: readonly [Own, Own],
  { hasPatterns, reading, order, teams, ...more }: More = {},
): GameCard {
  const say: Words<Own> = words({ ...sharedEn, ...en } as Own, { ...sharedFr, ...fr } as Own);
  return {
    ...(Emblem && { Emblem }),
    accent,
    pitch: () => say.find("pitch") ?? "",
    preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
    order: { pace: PACES, ...order },
    option: (name) => say.find(`option.${name}`) ?? name,
    level: (name) => say.find(`level.${name}`),
    ask: (name) => say.find(`option.${name}.ask`),
    hint: (name) => say.find(`option.${name}.hint`) ?? "",
    value: (name, value) => reading?.(name, value, say) ?? valueOf(name, value, say),
    ...(hasPatterns && { patterns: () => say("patterns") }),
    ...(teams && { teams: teams(say) }),
    ...more,
  };
}

function valueOf(name: string, value: OptionValue, say: Words<Own>): string | null {
  const word = say.find(`option.${name}.${String(value)}`);
  return word ?? (name.endsWith("_pace") ? say.find(`option.pace.${String(value)}`) : null);
}

/** Of a game that comes as a package: whatever its face does not say is said in the words that all games share. */
export function faceCard({ face, plays_on: playsOn }: GameOnShelf): GameCard {
  const { accent, order, clocks, unasked, teams } = face?.card ?? {};
  const { en = {}, fr = {} } = face?.words ?? {};
  return gameCard(null, accent ?? "indigo", [en, fr], {
    ...(face?.has.includes("tile.svg") && { picture: `${face.base}tile.svg` }),
    ...(order && { order }),
    ...(unasked && { unasked }),
    ...(clocks && { clocks }),
    playsOn,
    hasLesson: face?.has.includes("lesson.js") ?? false,
    // The lobby has two sides, and so have the games that play in teams.
    ...(teams?.count === 2 && {
      teams: (say) => ({
        of: (seat) => seat % 2,
        name: (team) => say.find(`team.${team}`) ?? String(team + 1),
        Mark: TeamMark,
      }),
    }),
  });
}
