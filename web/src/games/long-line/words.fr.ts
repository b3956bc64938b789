/** Ce qu’on lit à une table de LONG-LINE. */
import type { moment as momentEn, story as storyEn, table as tableEn } from "./words.en";

export const table: { readonly [K in keyof typeof tableEn]: string } = {
  "table.title": "La table",
  "bench.title": "Votre tableau",
  "display.of": "Tableau de {name}",
  "tray.of": "Cartes de {name}",
  intro: "Huit cartes sont devant vous, face cachée. Au signal, tout le monde les retourne ensemble.",
  calls: "Annoncés : {numbers}",
  "seat.called": "LINE {n}",
  "seat.stopped": "s’arrête",
  "seat.ready": "c’est bon",
  "seat.waiting": "pas encore",
  "result.title": "Manche {n}",
  "result.called": "a annoncé {n}",
  "result.not_called": "n’a pas annoncé",
  "result.nothing": "aucune carte posée",
  "points.one": "{n} point",
  "points.other": "{n} points",
  "do.turn_up": "C’est bon pour moi",
  "do.call": "LINE {n} !",
  "do.call.none": "Pas encore de ligne à annoncer",
  "do.stop": "Je m’arrête là",
  "do.sent": "C’est parti",
};

export const moment: { readonly [K in keyof typeof momentEn]: string } = {
  ready: "On mélange les cartes.",
  over: "La partie est finie.",
  ready_check: "On y va ? Les cartes se retournent quand tout le monde est là.",
  "ready_check.wait": "On attend {names}.",
  race: "Formez une longue ligne d’une seule couleur, puis annoncez-la.",
  "race.none": "Vos nombres sont pris : changez de longueur, ou arrêtez-vous.",
  "race.wait": "Vous avez annoncé {n}. Les autres cherchent encore.",
  "race.stopped": "Vous en restez là. Les autres cherchent encore.",
  "race.watch": "Tout le monde construit.",
};

export const story: { readonly [K in keyof typeof storyEn]: string } = {
  round_began: "Manche {round}. Huit cartes face cachée devant chacun.",
  "seat_ready.they": "{who} attend le signal.",
  hand_turned_up: "C’est parti : les cartes sont ouvertes.",
  "line_called.i": "Vous annoncez LINE {n}.",
  "line_called.they": "{who} annonce LINE {n}.",
  "seat_stopped.i": "Vous vous arrêtez pour cette manche.",
  "seat_stopped.they": "{who} s’arrête pour cette manche.",
  "time_stretched.i": "Vous demandez plus de temps.",
  "time_stretched.they": "{who} demande plus de temps.",
  time_ran_out: "Le temps est écoulé.",
  round_ended: "Fin de la manche {round} : {points}.",
  points: "{who} {n}",
  "game_ended.i": "Vous gagnez avec {points} points.",
  "game_ended.they": "{who} gagne avec {points} points.",
  "game_ended.shared": "{names} partagent la victoire.",
};
