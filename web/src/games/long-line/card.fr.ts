import type { card as en } from "./card.en";

export const card: { readonly [K in keyof typeof en]: string } = {
  pitch: "Huit cartes chacun, tous en même temps : formez la plus longue ligne d’une couleur, et annoncez-la avant les autres.",
  "preset.classic.text": "Six manches, sans horloge.",
  "preset.short": "Courte",
  "preset.short.text": "Trois manches.",
  "preset.clock": "Contre la montre",
  "preset.clock.text": "Six manches de trois minutes au plus.",
  "option.rounds": "Manches",
  "option.rounds.1": "une",
  "option.rounds.3": "trois",
  "option.rounds.6": "six",
  "option.displays": "Tableaux des autres",
  "option.displays.open": "visibles",
  "option.displays.hidden": "cachés jusqu’à la fin de la manche",
  "option.pace": "Horloge de manche",
  "level.novice.text": "Oublie des cartes, et les pose lentement.",
  "level.regular.text": "Voit presque toutes les longues lignes, et les pose plus vite.",
  "level.expert.text": "Voit la plus longue ligne, et qui va annoncer.",
};
