import type { lesson as en } from "./lesson.en";

/** HEAD-LINE en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "look.text": "Le 3 est à gagner : il demande une ligne de trois cartes, d’une seule couleur. Les cartes sont retournées une à une.",
  "look.nudge": "Regardez seulement, et touchez « Continuer ».",
  "more.text": "Personne n’y touche. Joignez-les dans votre tête : une carte peut aller n’importe où, dans un sens ou dans l’autre, pourvu que les couleurs se touchent.",
  "more.nudge": "Touchez « Continuer ».",
  "find.text": "La voilà : le rouge descend tout droit à gauche sur la première carte et sur la dernière, et sort en bas à gauche de la troisième. Qui la voit d’abord annonce.",
  "find.nudge": "Touchez « LINE ! ».",
  "mark.text": "Vous êtes en tête. L’horloge tourne maintenant, mais pas dans une leçon.",
  "mark.nudge": "Touchez ces trois cartes : la première, la troisième et la dernière. Puis « Voilà mes cartes ».",
  "join.text": "Montrez votre ligne : joignez les trois, rouge contre rouge.",
  "join.nudge": "Touchez la première de vos cartes, puis la place où le rouge continue.",
  "end.text": "Juste : le 3 est à vous, et 3 points avec lui. Une annonce fausse vous coûterait un nombre déjà gagné. Vous savez jouer.",
};
