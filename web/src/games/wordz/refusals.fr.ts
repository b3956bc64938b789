import type { refusals as en } from "./refusals.en";

export const refusals: { readonly [K in keyof typeof en]: string } = {
  already_proposed: "Une proposition par tour, et vous avez fait la vôtre.",
  already_turned: "Une carte par tour, et vous avez retourné la vôtre.",
  does_not_fit: "Épelez un mot qui va avec les cartes : lettres visibles, voyelles et consonnes à leur place.",
  look_it_up_first: "À cette table, on ne pose que des mots du dictionnaire : vérifiez d’abord le vôtre.",
  no_ballot_left: "Vous n’avez pas de voix sur ce mot, ou vous l’avez donnée.",
  no_token: "Une proposition coûte un jeton, et vous n’en avez plus. Vous en recevrez un quand on fera une proposition pour votre mot, ou quand un mot fautif sera mis à l’amende.",
  no_vote_now: "Aucun vote en cours.",
  no_word_there: "Il n’y a pas de mot à trouver là.",
  not_composing: "On compose son mot au début de la manche.",
  not_face_down: "Choisissez une carte face cachée.",
  not_your_letters: "Composez votre mot avec vos lettres, chaque carte une fois.",
  too_short: "Ce mot est trop court pour cette table.",
  turn_a_card_first: "Retournez d’abord une carte d’un adversaire.",
};
