import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Des lignes de couleur courent de carte en carte, sur un tableau commun à tous.",
  "want.2": "Prolongez-les : chaque tronçon d’une ligne prolongée vaut un point.",
  "want.shows": "Deux cartes côte à côte, et une ligne bleue qui court sur les deux.",
  "turn.1": "Posez votre carte bord à bord avec les autres, telle quelle ou après un demi-tour.",
  "turn.2": "Une ligne doit continuer dans sa couleur ; ailleurs, peu importe ce qui se rencontre.",
  "turn.3": "Si plusieurs continuent, chacune compte en entier, d’un bout à l’autre, jusqu’à 10 points en tout.",
  "turn.4": "Prenez vos points dans les piles : une carte, ou deux dont la somme fait le compte.",
  "turn.5": "Puis tirez votre prochaine carte d’une pile au choix.",
  "turn.6": "Une carte qui ne va nulle part retourne sous sa pile, et vous en tirez aussitôt une autre.",
  "turn.shows": "Quatre cartes en carré. La dernière posée prolonge une ligne verte sur trois cartes et une rouge sur deux : 5 points, pris en un 2 et un 3.",
  "turn.under": "vert 3 + rouge 2 = 5 points",
  "end.1": "Dès que quelqu’un ne peut plus prendre exactement ses points, on finit le tour de table.",
  "end.2": "Le plus de points l’emporte.",
  "end.shows": "Quatre piles de cartes-nombres. Il n’y a plus de 2 ni de 5.",
  "end.under": "3 points : il reste un 3 ; 5 points : plus rien ne fait 5",
};
