/** A friendly name for whoever has not given one yet. */

import type { Language } from "./settings.svelte";

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  fr: ["Mirabelle", "Noisette", "Basilic", "Safran", "Réglisse", "Cannelle", "Romarin", "Myrtille", "Fenouil", "Amande", "Prunelle", "Cerfeuil"],
  en: ["Juniper", "Hazel", "Basil", "Saffron", "Bramble", "Clove", "Rosemary", "Bilberry", "Fennel", "Almond", "Damson", "Sorrel"],
};

export function friendlyName(language: Language, random: () => number = Math.random): string {
  const names = NAMES[language];
  return names[Math.floor(random() * names.length)] ?? "Tablée";
}

const BOTS: Readonly<Record<Language, readonly string[]>> = {
  fr: ["Boulon", "Ressort", "Rouage", "Cadran", "Levier", "Poulie", "Piston", "Grelot"],
  en: ["Bolt", "Spring", "Cog", "Dial", "Lever", "Pulley", "Piston", "Bell"],
};

/** A bot has no name of its own on the wire: its seat gives it one, the same on every screen of a language. */
export function botName(language: Language, seat: number): string {
  const names = BOTS[language];
  return names[seat % names.length] ?? "";
}
