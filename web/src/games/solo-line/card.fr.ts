import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Un casse-tête pour une personne : réunissez toutes vos cartes en une seule ligne. Le noir est joker.",
  "preset.classic": "Dix cartes",
  "preset.classic.text": "Comme dans la règle.",
  "preset.first_steps": "Six cartes",
  "preset.first_steps.text": "Pour se mettre en train.",
  "preset.expert": "Expert",
  "preset.expert.text": "Le noir n’est pas joker.",
  "option.cards": "Cartes",
  "option.joker": "Le noir est joker",
  "option.joker.true": "oui",
  "option.joker.false": "non, pour experts",
  "option.proven": "Seulement des mains qui ont une solution",
  "option.proven.true": "oui, avec de l’aide",
  "option.proven.false": "non, au hasard",
  "option.day": "Casse-tête du jour",
  "level.novice.text": "Demande souvent un indice, et renonce parfois.",
  "level.regular.text": "Demande un indice de temps en temps.",
  "level.expert.text": "Ne demande que s’il ne voit aucune ligne.",
};
