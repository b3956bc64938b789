import type { why as en } from "./why.en";

export const why = {
  "novice.hide": "Un mot de tous les jours m’est venu.",
  "regular.hide": "De quelques mots courants, j’ai pris celui à qui beaucoup d’autres ressemblent.",
  "strong.hide": "De quelques mots que l’on connaît, j’ai pris celui qui semble le plus dur à trouver.",
  "scholar.hide": "Le dictionnaire est plein de petits mots. Je les aime tous.",
  "novice.turn": "N’importe quelle carte me convient.",
  turn: "Cette carte m’en dit le plus, si toutefois je connais un mot qui va.",
  "novice.propose": "Peu de mots me venaient, et j’en ai essayé un.",
  "regular.propose": "C’est un des rares mots que je connaisse qui aillent.",
  "strong.propose": "C’est le plus probable des mots que je connais.",
  "scholar.propose": "C’est le plus probable de tous les mots du dictionnaire.",
  "novice.judge": "Je crois ce que les autres posent.",
  judge: "Je m’en tiens au dictionnaire.",
} satisfies Record<keyof typeof en, string>;
