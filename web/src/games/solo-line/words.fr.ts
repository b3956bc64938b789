/** Ce qu’on lit à une table de SOLO-LINE. */
import type { moment as momentEn, story as storyEn, table as tableEn } from "./words.en";

export const table: { readonly [K in keyof typeof tableEn]: string } = {
  "table.title": "Le casse-tête",
  "bench.title": "Votre ligne",
  laid: "{n} sur {of} posées",
  "moves.one": "{n} geste",
  "moves.other": "{n} gestes",
  day: "{day}",
  hints: "Une solution commence ainsi",
  left: "Cartes à réunir",
  solution: "Une solution",
  "hints.display": "La solution, pour ce qu’on en montre",
  run: "{colour} {n}",
  "feat.time": "Temps",
  "feat.hints": "Aides",
  "feat.best": "Meilleur temps",
  "feat.best.new": "Nouveau meilleur temps",
  "feat.moves": "Gestes",
  "feat.streak": "De suite sans aide",
  "feat.best.cards": "Meilleur temps, {n} cartes",
  "feat.best.expert": "Meilleur temps, {n} cartes, expert",
  "end.solved": "Résolu sans aide",
  "end.hinted.one": "Résolu avec {n} aide",
  "end.hinted.other": "Résolu avec {n} aides",
  "end.unsolved": "Pas résolu",
  "end.cards": "{n} cartes en une ligne.",
  "do.hint": "Montrer une carte",
  "do.give_up": "Renoncer",
  "give_up.ask": "Renoncer et voir la solution ?",
  "give_up.ask.unproven": "Renoncer ? La table cherchera une solution.",
  "do.give_up.yes": "Oui, la montrer",
  "do.give_up.no": "Non, je continue",
};

export const moment: { readonly [K in keyof typeof momentEn]: string } = {
  ready: "On mélange les cartes.",
  over: "Le casse-tête est fini.",
  build: "Réunissez toutes vos cartes en une ligne. Le noir va avec toutes les couleurs.",
  "build.expert": "Réunissez toutes vos cartes en une ligne d’une seule couleur.",
  "build.watch": "Quelqu’un cherche la solution.",
};

export const story: { readonly [K in keyof typeof storyEn]: string } = {
  hand_dealt: "{n} cartes à réunir en une ligne.",
  hint_given: "Une carte de plus d’une solution est montrée.",
  line_joined: "Toutes les cartes sont réunies : {colour}.",
  given_up: "La solution est montrée.",
  "given_up.none": "C’est abandonné.",
  "game_ended.i": "Résolu : {points} cartes en une ligne.",
  "game_ended.they": "{who} a résolu : {points} cartes en une ligne.",
  "game_ended.nobody": "Pas cette fois. Un autre casse-tête ?",
  "hinted.one": "Avec {n} aide.",
  "hinted.other": "Avec {n} aides.",
  hopeless: "Ces cartes n’ont pas de solution : personne n’aurait pu les réunir.",
  not_found: "La table n’a pas trouvé de solution non plus.",
};
