import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Le joueur actif et l’un des autres, son complice, ont le même mot, et personne ne sait qui c’est.",
  "want.2": "Trouvez les deux dessins qui vont ensemble.",
  "want.shows": "Deux dessins, une goutte qui tombe dans l’eau et un nuage de pluie : tous deux évoquent un parapluie.",
  "want.word": "parapluie",
  "turn.1": "Tous dessinent en même temps, chacun une allusion à son mot, sans lettres ni chiffres.",
  "turn.2": "Dessinez pour être compris de qui a votre mot, et de personne d’autre.",
  "turn.3": "Puis on montre tous les dessins : celui du joueur actif à part, les autres à côté de leurs lettres.",
  "turn.4": "Choisissez en secret la lettre de celui qui fait allusion au même mot.",
  "turn.shows": "La goutte du joueur actif à part ; à côté de A une souris, de B un nuage de pluie, de C une serrure. B est choisi.",
  "end.1": "Si les deux ont bien voté, chacun gagne un point par vote faux ; sinon, aucun des deux ne marque.",
  "end.2": "Tout autre joueur qui a bien voté gagne un point par vote faux, plus un.",
  "end.3": "Si tout le monde a bien voté, les deux ne gagnent rien : ne soyez pas trop clairs.",
  "end.4": "Chacun est actif à son tour, et après la dernière manche, le plus grand score l’emporte.",
  "end.shows": "Six votes : trois pour B, qui sont justes, deux pour A et un pour C, qui sont faux.",
  "end.under": "trois votes faux : 3 points pour chacun des deux, 4 pour le troisième qui a bien voté",
};
