import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Posez un mot face cachée. Lettre après lettre, il se dévoile : lisez celui des autres avant qu’ils ne lisent le vôtre.",
  "preset.classic.text": "Trois manches. Un mot hors du dictionnaire se pose à vos risques et périls.",
  "preset.listed": "Dictionnaire seul",
  "preset.listed.text": "Trois manches, rien que des mots du dictionnaire : on ne vote jamais.",
  "preset.short": "Une manche",
  "preset.short.text": "Un quart d’heure.",
  "option.rounds": "Manches",
  "option.tokens": "Jetons",
  "option.tokens.reset": "trois par manche",
  "option.tokens.carried": "trois pour la partie",
  "option.words": "Mots",
  "option.words.any": "tous, à vos risques et périls",
  "option.words.listed_only": "du dictionnaire",
  "option.shortest": "Mot le plus court",
  "option.shortest.letters": "{n} lettres",
  "option.counts": "Compter les mots possibles",
  "option.counts.true": "oui",
  "option.counts.false": "non",
};
