/** Ce sur quoi on s’accorde avec les mêmes mots dans tous les jeux. */
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
  "preset.classic": "Classique",
  "option.language": "Langue des mots",
  "option.language.fr": "français",
  "option.language.en": "anglais",
  "option.language.both": "les deux : chacun lit la sienne",
  "option.difficulty": "Difficulté",
  "option.difficulty.all": "tous les mots",
  "option.difficulty.easy": "faciles : les plus courants",
  "option.difficulty.usual": "moyens",
  "option.difficulty.hard": "difficiles : les plus rares",
  "option.pack": "Cartes de mots",
  "option.pack.tablee": "les nôtres",
  "option.pack.hint": "Laissez vide pour les nôtres, ou écrivez le nom d’un paquet ajouté à ce serveur.",
};
