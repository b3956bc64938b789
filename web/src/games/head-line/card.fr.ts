import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Les cartes se retournent une à une. Qui voit le premier une ligne dans sa tête appelle, et la montre.",
  "preset.classic": "Classique",
  "preset.classic.text": "Une carte toutes les trois secondes.",
  "preset.calm": "Calme",
  "preset.calm.text": "Des cartes plus lentes, et plus de temps pour les réunir.",
  "preset.relaxed": "Tranquille",
  "preset.relaxed.text": "Des cartes plus lentes, et plus de temps pour les réunir.",
  "option.dealer": "Qui distribue",
  "option.dealer.random": "tiré au sort",
  "option.dealer.seat": "place {n}",
  "option.pace_ms": "D’une carte à l’autre",
  "option.times": "Temps pour marquer et réunir",
  "option.times.normal": "5 et 20 secondes",
  "option.times.relaxed": "deux fois plus",
  "option.times.calm": "quatre fois plus",
};
