import type { variation as en } from "./variation.en";

export const variation: { readonly [K in keyof typeof en]: string } = {
  go: "Continuer d’ici",
  lead: "Une table à vous continue à partir du pas {n}, avec des bots aux autres places. Envoyez son lien à qui doit jouer avec vous.",
  counts: "C’est une variante : elle ne compte nulle part, et la partie que vous revoyez reste comme elle est.",
  seat: "Votre place",
  "seat.you": "{name} (vous)",
  cards: "Les cartes",
  "cards.anew": "De nouvelles",
  "cards.anew.text": "Ce que {name} ne pouvait pas savoir change ; tout ce qu’on pouvait voir reste pareil.",
  "cards.true": "Comme elles étaient",
  "cards.true.text": "Ce qui était caché alors est toujours là.",
  only_true: "On continue avec ce qui était caché alors : ce que des personnes ont imaginé ne se redistribue pas.",
  start: "Continuer",
  name: "Variante",
  "told.anew": "Depuis le pas {n} d’une partie finie, avec de nouvelles cartes.",
  "told.true": "Depuis le pas {n} d’une partie finie, avec ses propres cartes.",
  "told.true.words": "Depuis le pas {n} d’une partie finie.",
  back: "Y revenir",
};
