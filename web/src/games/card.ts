/** A game on the shelf and in the lobby: its picture, and its own words over those that all games share. */

import { words, type Words } from "../i18n/words";
import type { OptionValue } from "../link/schema";
import { options as sharedEn } from "./options.en";
import { options as sharedFr } from "./options.fr";
import type { GameCard } from "./shelf";

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
  Emblem: GameCard["Emblem"],
  accent: GameCard["accent"],
  [en, fr]: readonly [Own, Own],
  { hasPatterns, reading, order, teams, ...more }: More = {},
): GameCard {
  const say: Words<Own> = words({ ...sharedEn, ...en } as Own, { ...sharedFr, ...fr } as Own);
  return {
    Emblem,
    accent,
    pitch: () => say("pitch"),
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
