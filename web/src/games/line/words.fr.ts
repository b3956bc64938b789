/** Ce qu’on lit à une table de LINE. */
import type { moment as momentEn, story as storyEn, table as tableEn } from "./words.en";

export const table: { readonly [K in keyof typeof tableEn]: string } = {
  "table.title": "La table",
  "display.title": "Le tableau",
  piles: "Les piles",
  last_round: "Dernier tour",
  "seat.taken.one": "{n} carte",
  "seat.taken.other": "{n} cartes",
  "hand.of": "Carte de {name}",
  spot: "{cell} : {lines}, {points} points",
  trial: "{lines} : {points} points",
  "trial.no": "Dans ce sens, elle ne va pas ici.",
  "trial.none": "Touchez un emplacement pour essayer votre carte.",
  "trial.wait": "Essayez votre carte en attendant.",
  "exchange.why": "Votre carte ne va nulle part. Échangez-la contre le dessus d’une pile.",
  "exchange.title": "Échanger contre le dessus d’une pile",
  "draw.title": "Piocher votre prochaine carte",
  "pay.title": "Prendre {points} points",
  "do.place.one": "Poser ici pour {n} point",
  "do.place.other": "Poser ici pour {n} points",
  "do.place.none": "Choisissez un emplacement",
  "do.sent": "C’est parti",
};

/** La phrase du moment. */
export const moment: { readonly [K in keyof typeof momentEn]: string } = {
  ready: "On mélange les cartes.",
  over: "La partie est finie.",
  place: "Posez votre carte pour prolonger une ligne.",
  exchange: "Votre carte ne va nulle part : échangez-la.",
  pay: "Prenez vos {points} points, en une carte ou deux.",
  draw: "Piochez votre prochaine carte dans la pile de votre choix.",
  "wait.place": "{name} cherche un emplacement.",
  "wait.pay": "{name} prend {points} points.",
  "wait.draw": "{name} pioche une carte.",
};

/** Ce qui s’est passé ; `i` : vous l’avez fait, `they` : quelqu’un d’autre. */
export const story: { readonly [K in keyof typeof storyEn]: string } = {
  table_set: "La carte de départ est posée, et chacun a sa carte.",
  "first.i": "Vous commencez.",
  "first.they": "{who} commence.",
  "turn_began.i": "C’est à vous.",
  "card_placed.i": "Vous prolongez {lines} : {points} points.",
  "card_placed.they": "{who} prolonge {lines} : {points} points.",
  "card_exchanged.i": "Votre carte ne va nulle part. Vous l’échangez contre une carte de la pile {pile}.",
  "card_swapped.they": "La carte de {who} ne va nulle part : échange avec la pile {pile}.",
  "card_exchanged.they": "La carte de {who} ne va nulle part : échange avec la pile {pile}.",
  "nothing_fits.i": "Rien de ce qui reste ne convient : pas de points pour vous.",
  "nothing_fits.they": "Rien de ce qui reste ne convient : pas de points pour {who}.",
  "end_triggered.points_short.i": "Les piles ne peuvent pas vous payer au plus juste. C’est le dernier tour.",
  "end_triggered.points_short.they": "Les piles ne peuvent pas payer {who} au plus juste. C’est le dernier tour.",
  "end_triggered.nothing_fits.i": "Plus rien ne convient. C’est le dernier tour.",
  "end_triggered.nothing_fits.they": "Plus rien ne convient. C’est le dernier tour.",
  "points_taken.i": "Vous prenez {numbers}.",
  "points_taken.they": "{who} prend {numbers}.",
  "points_taken.none": "aucune carte",
  "card_drawn.i": "Vous piochez dans la pile {pile}.",
  "pile_drawn.they": "{who} pioche dans la pile {pile}.",
  "card_drawn.they": "{who} pioche dans la pile {pile}.",
  "time_stretched.i": "Vous avez plus de temps.",
  "time_stretched.they": "{who} prend plus de temps.",
  time_ran_out: "Le temps est écoulé.",
  "game_ended.i": "Vous gagnez avec {points} points.",
  "game_ended.they": "{who} gagne avec {points} points.",
  "game_ended.shared": "{names} partagent la victoire.",
};
