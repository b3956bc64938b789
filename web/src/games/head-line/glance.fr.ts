import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Les cartes se retournent une à une, et tout le monde y cherche en même temps.",
  "want.2": "Soyez le premier à voir une ligne d’une couleur, sur autant de cartes que le dit le nombre de la pile.",
  "want.shows": "Le nombre 4, et six cartes ouvertes côte à côte.",
  "want.under": "quatre de ces six font une ligne",
  "turn.1": "Réunissez les cartes de tête seulement, bord à bord, droites ou après un demi-tour : personne n’y touche.",
  "turn.2": "Quand vous tenez une ligne, criez « LINE ! ».",
  "turn.3": "Puis montrez-la aussitôt : marquez ses cartes et réunissez-les, car le temps est court.",
  "turn.4": "Si c’est juste, vous gagnez le nombre, et il vaut autant de points.",
  "turn.5": "Si c’est faux, vous perdez un des nombres que vous avez gagnés.",
  "turn.6": "Si deux joueurs crient au même moment, la manche reprend avec de nouvelles cartes.",
  "turn.shows": "Quatre des cartes sont réunies, et une ligne bleue court sur toutes.",
  "end.1": "Après chaque cri, on range les cartes ouvertes, et la manche suivante se joue pour le nombre qui est alors au sommet.",
  "end.2": "Quand la pile des neuf nombres est épuisée, la plus forte somme l’emporte.",
  "end.shows": "Deux joueurs et les nombres qu’ils ont gagnés : 4 et 5, cela fait 9, et 3 et 3, cela fait 6.",
};
