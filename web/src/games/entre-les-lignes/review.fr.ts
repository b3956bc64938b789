import type { review as en } from "./review.en";

/** Ce que l’on trouve en revoyant la partie. */
export const review: { readonly [K in keyof typeof en]: string } = {
  "points.one": "{n} point",
  "points.other": "{n} points",
  "right.one": "{n} vote juste",
  "right.other": "{n} votes justes",
  "saw.one": "{n} autre les a devinés.",
  "saw.other": "{n} autres les ont devinés.",

  "graph.points": "Points",
  "graph.right": "Votes justes jusque-là",

  "said.pair.met": "{who} et {whom} se trouvent : « {word} ». {points} chacun.",
  "said.pair.plain": "Tout le monde voit « {word} » : trop clair, {who} et {whom} n’ont rien.",
  "said.pair.one": "{who} trouve {whom}, mais {whom} regarde ailleurs : rien pour « {word} ».",
  "said.pair.none": "{who} et {whom} ont tous deux « {word} », et se manquent.",
  "said.recognised": "{who} reconnaît « {word} » dans le dessin {de whom}.",
  "said.recognised.own": "{who} comprend : {whom} a le même mot, « {word} ».",
  "said.saw_through": "{who} devine {whom} et {other} : {points}.",
  "said.took": "{who} prend le dessin {de whom} pour « {word} » : c’était « {taken} ».",
  "said.took.own": "{who} vote pour son propre dessin : c’était « {taken} », et non « {word} ».",
  "more.one": "Un vote pour {right} aurait rapporté {points}.",
  "more.both": "Un vote pour {right} aurait rapporté {points} à {who}, et autant à {other}.",
  "more.wins": "La partie serait alors allée à {names}.",
  "said.bot.draws": "{who} évoque « {word} » par « {thing} » : idée {nth} sur {hints}, la première étant la plus claire.",

  "rests.same": "si tout le reste s’était passé de même",

  "board.title": "Pour quoi chaque dessin a été pris : « {word} »",
  "board.active": "{name}, actif : « {word} »",
  "board.drawing": "{letter}, {name} : « {word} »",
  "board.right": "le bon",
  "board.voters": "Votes : {names}",
  "board.none": "Aucun vote",
};
