/** Ce que dit le coach d’Entre les lignes. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "draw.one": "Deviné par votre seul complice : {n} point. Par tous : rien.",
  "draw.other": "Deviné par votre seul complice : {n} points. Par tous : rien.",
  "vote.active.one": "{n} point si votre complice vous trouve aussi, et lui seul.",
  "vote.active.other": "Jusqu’à {n} points : un par vote faux, si votre complice vous trouve aussi.",
  vote: "Un point par vote faux, et 1 de plus si vous n’êtes pas le complice.",
  hand: "Je ne dessine pas pour vous : évoquez le mot, pas la chose même.",

  "where.cast_vote": "Cherchez ce qui évoque la même chose que le dessin {de name}.",
  "where.judge": "Regardez les traits : y a-t-il une lettre ou un chiffre ?",
  "what.cast_vote": "Votez pour {letter}.",
  "what.judge.uphold": "Dites qu’il y a des lettres ou des chiffres.",
  "what.judge.dismiss": "Dites qu’il n’y en a pas.",
  "what.judge.unsure": "Dites que vous hésitez.",
  "what.go_on": "Continuez : le résultat est dit.",
  "what.recount": "Acceptez de recompter les manches.",
  "what.none": "Votre vote est posé : attendez les autres.",
};
