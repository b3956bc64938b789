/** Ce que plusieurs jeux disent avec les mêmes mots. */
import type { rounds as roundsEn, shared as en } from "./words.en";

export const shared: { readonly [K in keyof typeof en]: string } = { "rule.read": "Lire la règle {rule}", "round.on": "Continuer", "round.points": "Points jusqu’ici", "round.title": "Fin de la manche {n}", "seat.points.one": "{n} point", "seat.points.other": "{n} points", "sure.no": "Pas encore" };

/** Ce que racontent avec les mêmes mots les jeux à manches et à horloge. */
export const rounds: { readonly [K in keyof typeof roundsEn]: string } = {
  clock_started: "Presque tous ont fini : l’horloge tourne pour les autres.",
  "time_stretched.i": "Vous avez plus de temps.",
  "time_stretched.they": "{who} prend plus de temps.",
  time_ran_out: "Le temps est écoulé.",
  points: "{who} {n}",
  round_ended: "Fin de la manche {round}. Points : {points}.",
};
