import type { options as en } from "./options.en";

export const options: { readonly [K in keyof typeof en]: string } = {
  patterns: "Motifs et lettres sur les lignes",
  "option.first": "Qui commence",
  "option.first.random": "tiré au sort",
  "option.pace": "Horloge",
  "option.pace.off": "aucune",
  "option.pace.relaxed": "tranquille",
  "option.pace.normal": "normale",
  "option.pace.fast": "rapide",
  "option.pace.when_most_are_done": "quand la plupart ont fini",
};
