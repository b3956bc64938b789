import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Tout le monde construit en même temps, chacun avec huit cartes à soi.",
  "want.2": "Faites courir une ligne d’une seule couleur sur le plus de cartes possible.",
  "want.shows": "Sept cartes posées en crochet, et une ligne verte qui court sur toutes.",
  "turn.1": "Posez vos cartes bord à bord, telles quelles ou après un demi-tour, pour qu’une ligne continue dans sa couleur.",
  "turn.2": "Déplacez-les et reprenez-les autant que vous voulez.",
  "turn.3": "Quand votre ligne est assez longue, annoncez « LINE ! » et le nombre de ses cartes : c’est votre score.",
  "turn.4": "Personne d’autre ne peut plus annoncer ce nombre dans la manche : n’attendez pas trop.",
  "turn.5": "Si le vôtre est déjà pris, visez une ligne plus longue ou plus courte.",
  "turn.shows": "Les nombres de 2 à 8. Quelqu’un a annoncé 6, qui est pris ; 7 et 5 sont encore libres.",
  "turn.under": "6 est pris : il vous reste 7 ou 5",
  "end.1": "La manche s’arrête quand tous sauf un ont annoncé ; le dernier marque la ligne qu’il a posée, mais moins que la plus petite annonce.",
  "end.2": "Après six manches, le plus de points l’emporte.",
  "end.shows": "Trois joueurs. Deux ont annoncé, et marquent 6 et 5 ; le dernier a une ligne de 7, et marque 4.",
  "end.called": "annoncé",
  "end.last": "dernier, une ligne de 7",
};
