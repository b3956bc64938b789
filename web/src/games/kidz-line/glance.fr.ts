import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Pose autant de tes cartes que tu peux.",
  "want.shows": "Quatre cartes en carré, et des lignes qui passent de l’une à l’autre.",
  "turn.1": "Retourne la première carte de ta pile.",
  "turn.2": "Cherche-lui une place contre une carte de la table, là où une ligne continue dans sa couleur.",
  "turn.3": "Une seule ligne suffit.",
  "turn.4": "Tu peux mettre ta carte la tête en bas.",
  "turn.5": "Si tu ne trouves pas de place, elle passe sous ta pile.",
  "turn.6": "Puis c’est à ton voisin.",
  "turn.shows": "Une pile de cartes, une carte retournée, et sa place, là où la ligne bleue continue.",
  "end.1": "Après six tours, la partie est finie.",
  "end.2": "Celui qui a posé le plus de cartes gagne, seul ou avec d’autres.",
  "end.3": "La longueur des lignes ne compte pas.",
  "end.shows": "Trois enfants : deux ont posé six cartes chacun et gagnent ensemble, un en a posé cinq.",
};
