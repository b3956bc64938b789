/** Ce que dit le coach de Between. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "choose.one": "{n} paire possible. 1 point à qui trouve la vôtre.",
  "choose.other": "{n} paires possibles. 1 point à qui trouve la vôtre.",
  chosen: "Vos {low} et {high} : 1 point pour qui trouve les deux.",
  "hidden.one": "Encore {n} intervalle à 1 point ; une erreur élimine.",
  "hidden.other": "Encore {n} intervalles à 1 point ; une erreur élimine.",
  last: "Encore un intervalle, et vous avez les 5 points qui gagnent.",
  "out.one": "Hors jeu jusqu’à la fin de la manche : votre {n} point reste à vous.",
  "out.other": "Hors jeu jusqu’à la fin de la manche : vos {n} points restent à vous.",

  "where.choose_interval": "Cherchez deux cartes qui en gardent peu entre elles.",
  "where.choose_interval.some": "L’une des deux est le {low}.",
  "where.ask.some": "Regardez {name} : c’est là qu’une question en dit le plus.",
  "where.play_joker.some": "Regardez {name} : votre joker y vaut la peine.",
  "where.announce.some": "Regardez {name} : vous en savez peut-être assez.",
  "what.choose_interval": "Cachez {low} et {high}.",
  "what.ask": "Demandez le {n} à {name}.",
  "what.play_joker": "Jouez votre joker : {n} est-il caché chez {name} ?",
  "what.announce": "Annoncez {low} et {high} à {name}.",
  "what.end_turn": "Finissez votre tour : il y a trop peu d’indices.",
  "what.concede": "Montrez votre intervalle : on le trouverait de toute façon.",
};
