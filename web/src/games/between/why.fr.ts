import type { why as en } from "./why.en";

export const why = {
  hide: "N’importe quel intervalle me convient.",
  "expert.hide": "J’aime les intervalles difficiles à trouver, mais pas toujours les mêmes.",
  "novice.ask": "Quelques questions me sont venues, et c’était la meilleure.",
  "regular.ask": "Je demande ce qui raccourcit le plus ma liste, en moyenne.",
  "expert.ask": "Je pèse ce que j’apprends et ce que vous apprenez tous.",
  "novice.joker": "De temps en temps, j’aime chuchoter.",
  "regular.joker": "Je le garde pour le moment où il reste peu d’intervalles.",
  "expert.joker": "Je m’en sers là où il m’aide plus que vous.",
  "novice.announce": "J’annonce quand il en reste peu, et parfois un peu tôt.",
  "regular.announce": "J’annonce dès qu’il n’y a presque plus de doute, ou plus rien à demander.",
  "expert.announce": "Annoncer m’a paru mieux qu’attendre.",
} satisfies Record<keyof typeof en, string>;
