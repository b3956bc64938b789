/** Ce que plusieurs jeux disent avec les mêmes mots. */
import type { shared as en } from "./words.en";

export const shared: { readonly [K in keyof typeof en]: string } = { "rule.read": "Lire la règle {rule}", "round.on": "Continuer", "round.points": "Points jusqu’ici", "round.title": "Fin de la manche {n}", "seat.points.one": "{n} point", "seat.points.other": "{n} points", "sure.no": "Pas encore" };
