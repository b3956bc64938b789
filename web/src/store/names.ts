/** A friendly name for whoever has not given one yet. */

import { settings, type Language } from "./settings.svelte";

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "Mirabelle",
    "Noisette",
    "Basilic",
    "Safran",
    "Réglisse",
    "Cannelle",
    "Romarin",
    "Myrtille",
    "Fenouil",
    "Amande",
    "Prunelle",
    "Cerfeuil",
  ],
  en: [
    "Juniper",
    "Hazel",
    "Basil",
    "Saffron",
    "Bramble",
    "Clove",
    "Rosemary",
    "Bilberry",
    "Fennel",
    "Almond",
    "Damson",
    "Sorrel",
  ],
};

export function friendlyName(language: Language, random: () => number = Math.random): string {
  const names = NAMES[language];
  return names[Math.floor(random() * names.length)] ?? "Tablée";
}

let suggested: { readonly language: Language; readonly name: string } | null = null;

/** The name of last time, or a friendly one, the same for all of the visit: nobody has to stop and think. */
export function startName(): string {
  const { language, name } = settings;
  if (name) return name;
  if (suggested?.language !== language) suggested = { language, name: friendlyName(language) };
  return suggested.name;
}

/** Names that will do as well as this one: all the others off its list, or none where somebody has thought of it. */
export function asGoodAs(name: string, random: () => number = Math.random): readonly string[] {
  const list = Object.values(NAMES).find((it) => it.includes(name)) ?? [];
  const others = list.filter((it) => it !== name);
  const from = Math.floor(random() * others.length);
  return [...others.slice(from), ...others.slice(0, from)];
}
