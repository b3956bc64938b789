/** Ce que dit l’analyse d’une partie de LONG-LINE ; `i` : il s’agit de vous. */
import type { review as en } from "./review.en";

export const review: { readonly [K in keyof typeof en]: string } = {
  "called.longest.i": "Vous avez annoncé LINE {number} : vos cartes n’avaient pas de ligne plus longue.",
  "called.longest.they": "{who} a annoncé LINE {number} : ces cartes n’avaient pas de ligne plus longue.",
  "called.shorter.i": "Vous avez annoncé LINE {number}. Vos cartes avaient une ligne de {longest}.",
  "called.shorter.they": "{who} a annoncé LINE {number}. Ces cartes avaient une ligne de {longest}.",
  "called.taken.i": "Vous avez annoncé LINE {number}. Vos cartes avaient une ligne de {longest}, mais ce nombre était pris.",
  "called.taken.they": "{who} a annoncé LINE {number}. Ces cartes avaient une ligne de {longest}, mais ce nombre était pris.",
  "lay.longest.i": "Vous n’aviez pas encore annoncé. Votre tableau avait une ligne de {number}, la plus longue de vos cartes.",
  "lay.longest.they": "{who} n’avait pas encore annoncé. Il y avait là une ligne de {number}, la plus longue de ces cartes.",
  "lay.shorter.i": "Vous n’aviez pas encore annoncé. Plus longue ligne de votre tableau : {number} ; de vos cartes : {longest}.",
  "lay.shorter.they": "{who} n’avait pas encore annoncé. Plus longue ligne du tableau : {number} ; de ces cartes : {longest}.",
  "why.overlooked": "{who} ne voit pas tout : la plus longue ligne vue dans ces cartes en avait {seen}.",
  "why.watched": "{who} voyait une ligne plus longue, mais a annoncé à temps : en face, on allait annoncer.",
  "why.builds": "{who} a vu une ligne de {seen} dans ses huit cartes, et commence à la poser.",
  "why.one_card": "{who} ne voit aucune ligne dont le nombre soit libre : une seule carte compte aussi.",
  "why.called": "{who} voyait une ligne de {seen} : il n’y en a pas de plus longue dans ses cartes.",
  "why.stopped": "{who} s’arrête : tous les nombres à sa portée ont été annoncés.",
  "graph.built": "Plus longue ligne posée",
  "graph.built.value.one": "{n} carte",
  "graph.built.value.other": "{n} cartes",
  "graph.built.line": "{who}",
  "graph.points": "Points",
  "graph.points.value.one": "{n} point",
  "graph.points.value.other": "{n} points",
  "graph.points.line": "{who}",
};
