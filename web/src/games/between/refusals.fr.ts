import type { refusals as en } from "./refusals.en";

export const refusals: { readonly [K in keyof typeof en]: string } = {
  already_asked: "Une question par tour, et vous avez posé la vôtre.",
  ask_another_seat: "Interrogez quelqu’un d’autre que vous.",
  ask_first: "Posez d’abord une question ; ensuite, annoncez ou finissez votre tour.",
  joker_spent: "Vous avez déjà joué votre joker.",
  no_hand_left: "Cette main est vide : interrogez quelqu’un qui a encore des cartes.",
  no_sheet_for_that_seat: "Vous avez un feuillet par adversaire, et aucun pour cette place.",
  no_sheets_here: "Cette table joue avec la piste ; il n’y a pas de feuillets.",
  no_such_card: "Les cartes vont de 1 à 24.",
  not_an_interval: "Deux nombres de 1 à 24, à 2 d’écart au moins, le plus petit d’abord.",
  not_your_cards: "Choisissez deux de vos propres cartes.",
  not_choosing: "On choisit son intervalle une seule fois, au début de la manche.",
  nothing_between: "Il doit vous rester une carte qui tombe strictement entre les deux que vous cachez.",
  nothing_hidden_there: "Il n’y a plus rien à trouver là : visez quelqu’un dont l’intervalle est caché.",
  nothing_to_concede: "On peut concéder quand on est hors jeu et qu’une seule personne est encore en jeu.",
  too_close: "Il faut un écart d’au moins 2 entre les deux cartes.",
  you_hold_it: "Demandez un nombre que vous n’avez pas, ni en main ni dans votre intervalle.",
};
