import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Une carte à chaque tour : prolongez les lignes lumineuses, et comptez toutes les cartes qu’elles traversent.",
  "preset.classic.text": "Jusqu’à ce que les piles ne puissent plus payer.",
  "option.help": "Ce que la table montre",
  "option.help.none": "rien : à vous de chercher",
  "option.help.fits": "où la carte va",
  "option.help.points": "où elle va, et les points",
  "option.first.ask": "Qui commence ? Dans le livret, le plus âgé",
  "level.novice.text": "Essaie quelques emplacements et garde le meilleur.",
  "level.regular.text": "Trouve à chaque tour l’emplacement qui rapporte le plus.",
  "level.expert.text": "Pense aussi à ce qu’il vous laisse.",
};
