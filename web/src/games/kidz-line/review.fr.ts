/** Ce que dit l’analyse d’une partie de KIDZ-LINE, avec des mots simples ; on se tutoie. */
import type { review as en } from "./review.en";

export const review: { readonly [K in keyof typeof en]: string } = {
  "placed.many.i": "Une carte à toi, et {lines} lignes continuent.",
  "placed.many.they": "Une carte {de who}, et {lines} lignes continuent.",
  "put_back.fits": "Pas facile : cette carte avait une place. La voici.",
  "put_back.nowhere": "Pas de place pour cette carte. Elle retourne sous la pile.",
  "longer.i": "Tu fais la plus longue ligne jusqu’ici : {longest} cartes.",
  "longer.they": "{who} fait la plus longue ligne jusqu’ici : {longest} cartes.",
  "longest.i": "Tu fais la plus longue ligne de toute la partie : {longest} cartes.",
  "longest.they": "{who} fait la plus longue ligne de toute la partie : {longest} cartes.",
  together: "Tous ensemble : {cards} cartes sur la table.",
  "why.tried": "{who} a essayé {tries} places, puis a arrêté.",
  "why.finds": "{who} essaie au plus {tries} places, et s’arrête à la première qui va. Cette carte allait à {places}.",
  "why.looks_all_around": "{who} regarde tout autour. Cette carte allait à {places}.",
  "why.nowhere": "{who} n’a pas trouvé de place : il n’y en avait pas.",
  "n.places.one": "une place",
  "n.places.other": "{n} places",
  "graph.placed": "Cartes posées",
  "graph.placed.value.one": "{n} carte",
  "graph.placed.value.other": "{n} cartes",
  "graph.placed.line": "{who}",
};
