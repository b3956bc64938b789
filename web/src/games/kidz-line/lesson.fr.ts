import type { lesson as en } from "./lesson.en";

/** KIDZ-LINE en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "pile.text": "Tes six cartes sont en pile. Tu ne les connais pas encore.",
  "pile.nudge": "Touche ta pile : elle retourne une carte.",
  "place.text": "Regarde les couleurs sur le bord. Ta carte va là où une ligne continue dans la même couleur. Essaie où tu veux : essayer ne coûte rien.",
  "place.nudge": "Touche à droite de la carte : le bleu y continue. Puis « La poser ici ».",
  "lou.text": "Bien vu. Lou a posé une carte aussi, à gauche. C’est encore à toi.",
  "lou.nudge": "Touche ta pile.",
  "turn.text": "Tiens, celle-ci ne va nulle part dans ce sens. Tu peux la tourner, tête en bas.",
  "turn.nudge": "Touche la flèche ronde, puis la place sous la carte de gauche. Puis « La poser ici ».",
  "back.text": "La carte de Lou ne va nulle part, dans aucun sens. Elle retourne sous sa pile, et ce n’est pas grave.",
  "back.nudge": "Touche « Continuer ».",
  "end.text": "Tout le monde a joué six fois. Tu as posé 6 cartes, et Lou 5 : tu gagnes. Quand c’est autant, on gagne ensemble. Tu sais jouer.",
};
