import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Chacun cache deux nombres. Interrogez, déduisez, et trouvez les leurs avant qu’ils ne trouvent les vôtres.",
  "preset.classic.text": "Des manches jusqu’à ce que quelqu’un ait cinq points.",
  "preset.express": "Express",
  "preset.express.text": "Une seule manche, dix minutes.",
  "preset.notes": "Notes secrètes",
  "preset.notes.text": "Pas de piste : chacun tient son feuillet.",
  "option.length": "Durée",
  "option.length.to_five": "jusqu’à 5 points",
  "option.length.express": "une manche",
  "option.follow_up": "Suivi",
  "option.follow_up.board": "une piste pour tous",
  "option.follow_up.notes": "notes personnelles",
  "option.joker": "Joker",
  "option.joker.per_game": "un par partie",
  "option.joker.per_round": "un par manche",
  "option.first.ask": "Qui commence ? Dans le livret, le plus âgé",
  "level.novice.text": "Raye ce qu’il entend, demande ce qui lui vient, et devine parfois trop tôt.",
  "level.regular.text": "Demande ce qui raccourcit le plus sa liste.",
  "level.expert.text": "Pense aussi à ce que ses questions vous apprennent.",
};
