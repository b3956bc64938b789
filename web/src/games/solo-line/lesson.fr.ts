import type { lesson as en } from "./lesson.en";

/** SOLO-LINE en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "hint.text": "Cinq cartes, et un seul but : une ligne qui passe sur toutes. Par où commencer ? La table peut vous montrer une carte d’une solution.",
  "hint.nudge": "Touchez « Montrer une carte ».",
  "first.text": "Une solution commence ainsi, à côté de votre ligne. Commencez de même.",
  "first.nudge": "Touchez la première de vos cartes, puis sa place.",
  "second.text": "La carte suivante se pose là où la ligne continue dans sa couleur.",
  "second.nudge": "Touchez la première de vos cartes, puis la place à gauche : le jaune y continue.",
  "stray.text": "Maintenant, essayez : rien n’est décidé avant la dernière carte.",
  "stray.nudge": "Touchez la première de vos cartes, puis la place tout à gauche.",
  "back.text": "Mieux ailleurs ? Vous pouvez reprendre une carte aussi souvent qu’il vous plaît.",
  "back.nudge": "Touchez cette carte là où elle est, puis la flèche de retour.",
  "black.text": "Le jaune sort en haut de la carte de gauche, et y touche du noir. Tant mieux : le noir est le joker, il va avec toutes les couleurs.",
  "black.nudge": "Touchez la première de vos cartes, puis la place au-dessus de la carte de gauche.",
  "join.text": "Encore deux. La ligne sort du noir, à droite.",
  "join.nudge": "Touchez la première de vos cartes, puis la place à droite de la dernière.",
  "end.text": "Les cinq sur une seule ligne : c’est résolu. Une vraie partie a autant de cartes que vous voulez, de cinq à vingt. Vous savez jouer.",
};
