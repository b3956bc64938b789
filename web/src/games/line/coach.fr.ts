/** Ce que dit le coach de LINE. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "best.one": "Ici, votre carte vaut {n} point au mieux.",
  "best.other": "Ici, votre carte vaut {n} points au mieux.",
  place: "Une ligne prolongée compte en entier ; 10 points au plus.",
  exchange: "Elle ne va nulle part : échangez-la jusqu’à marquer.",
  "pay.one": "{points} points en {n} carte : à égalité, le moins de cartes gagne.",
  "pay.other": "{points} points en {n} cartes : à égalité, le moins de cartes gagne.",
  "draw.one": "Plus que {n} carte dans une pile : la fin vient quand on ne peut plus payer.",
  "draw.other": "La plus basse pile a {n} cartes. La fin vient quand on ne peut plus payer.",
  "so_far.one": "Vous avez {n} point, en {cards} cartes-points.",
  "so_far.other": "Vous avez {n} points, en {cards} cartes-points.",

  "where.place": "Cherchez où plusieurs lignes continueraient à la fois.",
  "where.place.some": "Regardez la place encadrée : {at}.",
  "where.exchange": "Votre carte ne va nulle part : regardez les autres piles.",
  "where.pay": "Pensez à ce que vous laissez dans les piles.",
  "where.pay.some": "L’une d’elles devrait être un {numbers}.",
  "where.draw": "Regardez combien il reste dans chaque pile.",
  "what.place.as_is": "Posez-la en {at}, telle quelle : {points}.",
  "what.place.turned": "Posez-la en {at}, tournée d’un demi-tour : {points}.",
  "what.exchange": "Échangez-la contre un {pile}.",
  "what.pay": "Prenez {numbers}.",
  "what.draw": "Piochez un {pile}.",
};
