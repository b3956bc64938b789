/** Ce que dit le coach de WORDZ. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  compose: "Chaque carte du mot : 1 point, à vous ou à qui le trouve.",
  "theirs.one": "{name} cache {n} carte : {n} point à qui trouve le mot.",
  "theirs.other": "{name} cache {n} cartes : {n} points à qui trouve le mot.",
  penniless: "Sans jeton, pas de proposition ; qui tente votre mot vous en donne un.",
  "mine.one": "{n} carte cachée : {n} point à qui trouve, {all} pour vous si personne.",
  "mine.other": "{n} cartes cachées : {n} points à qui trouve, {all} pour vous si personne.",
  "vote.one": "Si ce mot tombe, sa carte n’est à personne.",
  "vote.other": "Si ce mot tombe, ses {n} cartes ne sont à personne.",

  "where.lay_word": "Cherchez un mot auquel peu penseraient.",
  "where.lay_word.some": "Cherchez un mot qui commence par {word}.",
  "where.turn_card.some": "Regardez le mot {de name}.",
  "where.propose.some": "Regardez le mot {de name} : peu d’autres vont encore.",
  "where.judge": "Demandez-vous s’il serait dans un dictionnaire.",
  "what.lay_word": "Posez {word}.",
  "what.pass_composing": "Ne posez pas de mot cette fois.",
  "what.turn_card": "Retournez la carte {n} du mot {de name}.",
  "what.propose": "Épelez {word} pour le mot {de name}.",
  "what.end_turn": "Gardez votre jeton, et finissez votre tour.",
  "what.judge.accept": "Acceptez le mot.",
  "what.judge.reject": "Refusez le mot.",
  "what.judge.abstain": "Laissez les autres décider.",
};
