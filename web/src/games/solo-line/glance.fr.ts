import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Vous recevez dix cartes, ou un autre nombre, de 5 à 20.",
  "want.2": "Réunissez-les toutes en une seule ligne.",
  "want.shows": "Dix cartes, pas encore réunies.",
  "turn.1": "Posez-les bord à bord, telles quelles ou après un demi-tour.",
  "turn.2": "La ligne est d’une couleur, et passe sur chaque carte.",
  "turn.3": "Le noir est joker : il prend la couleur dont la ligne a besoin.",
  "turn.4": "Posez, tournez, déplacez et reprenez autant que vous voulez, car il n’y a pas d’horloge.",
  "turn.5": "Si vous êtes bloqué, un conseil montre où va la carte suivante.",
  "turn.shows": "Trois des cartes sont réunies : noir, rouge, rouge font une ligne rouge.",
  "turn.under": "noir, rouge, rouge : une ligne rouge",
  "end.1": "Vous avez gagné dès qu’une ligne passe sur toutes vos cartes.",
  "end.2": "Si vous renoncez, la table vous montre comment faire.",
  "end.shows": "Les dix cartes sont réunies. Une ligne rouge et noire les parcourt d’un bout à l’autre.",
};
