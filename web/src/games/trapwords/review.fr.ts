import type { review as en } from "./review.en";

/** Ce que l’on trouve en revoyant la partie. */
export const review: { readonly [K in keyof typeof en]: string } = {
  "words.one": "{n} mot",
  "words.other": "{n} mots",

  "graph.clear": "À quel point les indices désignaient le mot",
  "graph.line": "Indices {de who}",
  "graph.rests": "D’après les listes de ce qu’on dit des choses, que les robots ont aussi en tête : pas d’après ce que savaient ces joueurs.",

  "said.caught": "« {word} » déclenche le piège « {trap} » : {why}.",
  "said.caught.said": "« {word} » déclenche le piège « {trap} » : ainsi en a jugé la table.",
  "said.caught.aloud": "Un indice déclenche le piège « {trap} ».",
  "said.passed": "« {word} » déclencherait le piège « {trap} » ({why}), et passe.",
  "said.doubtful": "« {word} » touche peut-être le piège « {trap} » : {why}.",
  "said.near": "« {word} » passe près du piège « {trap} ».",
  "said.guessable": "Dès ici, les indices désignent « {secret} » plus que tout autre mot : {share}.",
  "said.found": "{who} trouve « {secret} », que les indices rendaient probable à {share}.",
  "said.found.early": "{who} trouve « {secret} », que les indices ne rendaient probable qu’à {share} : une fine oreille.",
  "said.map": "« {secret} » et ses pièges.",
  "said.map.caught": "Déclenché : {words}.",
  "said.map.near": "Touché ou frôlé : {words}.",
  "said.map.untouched": "Jamais touché : {words}.",
  "said.bot.fears": "{who} évite {fears} que l’on a pu piéger, d’abord {words}. Pièges ainsi évités : {right} sur {traps}.",
  "said.bot.risks": "{who} n’a plus rien de plus sûr à dire, et risque « {word} ».",
  "said.bot.guesses": "Le plus probable, selon {who} : {likely}.",

  "why.same": "le même mot",
  "why.inflection": "une forme du même mot",
  "why.family": "tous deux de la famille de « {link} »",
  "why.short": "l’abrégé d’un mot de la famille de « {link} »",
  "why.compound": "un mot contient l’autre",
  "why.perhaps": "peut-être de la même famille",

  "rests.families": "selon le dictionnaire des familles de mots",
  "rests.lists": "d’après les listes de ce qu’on dit des choses",

  "map.title": "Les indices sur la carte des pièges : « {secret} »",
  "map.traps": "Pièges",
  "map.clue": "Indice {n}",
  "map.alone": "Aucun piège proche : {words}",
  "map.starred": "avec l’étoile",
  "fate.caught": "déclenché",
  "fate.passed": "l’aurait déclenché",
  "fate.doubtful": "peut-être touché",
  "fate.near": "proche",
  "fate.untouched": "jamais touché",
};
