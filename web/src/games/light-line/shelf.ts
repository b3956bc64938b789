/** The card of a mode on the shelf: its own words over those that all five share. */

import type { Component } from "svelte";
import { words } from "../../i18n/words";
import type { Preset } from "../../link/api";
import type { GameCard } from "../shelf";
import { options as sharedEn } from "./options.en";
import { options as sharedFr } from "./options.fr";

type Own = Readonly<Record<string, string>>;

export function modeCard(
  Emblem: Component<Record<string, never>>,
  en: Own,
  fr: Own,
  {
    order,
    presets,
    unasked,
    clocks,
  }: {
    order?: GameCard["order"];
    presets?: () => readonly Preset[];
    unasked?: readonly string[];
    clocks?: GameCard["clocks"];
  } = {},
): GameCard {
  const say = words({ ...sharedEn, ...en } as Own, { ...sharedFr, ...fr } as Own);
  return {
    Emblem,
    accent: "olive",
    pitch: () => say.find("pitch") ?? "",
    ...(presets && { presets }),
    ...(unasked && { unasked }),
    patterns: () => say.find("patterns") ?? "",
    preset: (key) => ({ title: say.find(`preset.${key}`) ?? key, text: say.find(`preset.${key}.text`) ?? "" }),
    order: { pace: ["off", "relaxed", "normal", "fast", "when_most_are_done"], ...order },
    option: (name) => say.find(`option.${name}`) ?? name,
    ask: (name) => say.find(`option.${name}.ask`),
    value: (name, value) => say.find(`option.${name}.${String(value)}`),
    ...(clocks && { clocks }),
  };
}
