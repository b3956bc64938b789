/** Ce qu’on lit à une table de KIDZ-LINE ; des mots simples, et on se tutoie. */
import type { moment as momentEn, story as storyEn, table as tableEn } from "./words.en";

export const table: { readonly [K in keyof typeof tableEn]: string } = {
  "table.title": "La table",
  "display.title": "Les cartes sur la table",
  round: "Tour {n} sur 6",
  spot: "Essayer ici : {cell}",
  trial: "Bien vu : une ligne continue.",
  "trial.no": "Ici, aucune ligne ne continue. Essaie ailleurs, ou tourne la carte.",
  "trial.none": "Touche un endroit pour essayer ta carte.",
  "pile.turn_up.one": "Retourner la dernière carte de ta pile",
  "pile.turn_up.other": "Retourner une carte de ta pile : {n} cartes",
  "pile.one": "Ta pile : {n} carte",
  "pile.other": "Ta pile : {n} cartes",
  "laid.one": "Tu as posé {n} carte.",
  "laid.other": "Tu as posé {n} cartes.",
  "laid.all": "Les cartes posées",
  took: "Tous ensemble : {cards} en {minutes}. Bien joué.",
  "took.cards": "Tous ensemble : {cards}. Bien joué.",
  "minutes.one": "{n} minute",
  "minutes.other": "{n} minutes",
  "laid.they.one": "{n} carte posée",
  "laid.they.other": "{n} cartes posées",
  "pile.they.one": "Une pile : {n} carte",
  "pile.they.other": "Une pile : {n} cartes",
  "do.turn_up": "Retourner ma carte",
  "do.place": "La poser ici",
  "do.give_up": "Je ne trouve pas",
  "do.sent": "C’est parti",
};

export const moment: { readonly [K in keyof typeof momentEn]: string } = { ready: "On mélange les cartes.", over: "La partie est finie.", turn_up: "À toi : retourne ta carte.", place: "Trouve un endroit où une ligne continue.", "wait.turn_up": "{name} retourne une carte.", "wait.place": "{name} cherche une place." };

export const story: { readonly [K in keyof typeof storyEn]: string } = {
  table_set: "La première carte est sur la table.",
  "first.i": "Tu commences.",
  "first.they": "{who} commence.",
  "turn_began.i": "C’est à toi.",
  "card_turned_up.i": "Tu retournes une carte.",
  "card_turned_up.they": "{who} retourne une carte.",
  "card_placed.i": "Tu as trouvé une place : {lines}.",
  "card_placed.they": "{who} a trouvé une place : {lines}.",
  "card_put_back.i": "Pas de place. Ta carte va sous ta pile.",
  "card_put_back.they": "{who} n’a pas trouvé de place.",
  "time_stretched.i": "Tu as plus de temps.",
  "time_stretched.they": "{who} prend plus de temps.",
  time_ran_out: "Le temps est écoulé.",
  "game_ended.i": "Tu gagnes avec {points} cartes posées.",
  "game_ended.they": "{who} gagne avec {points} cartes posées.",
  "game_ended.shared": "Bravo : {names} gagnent ensemble.",
};
