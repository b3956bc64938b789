import type { refusals as en } from "./refusals.en";

export const refusals: { readonly [K in keyof typeof en]: string } = {
  bench_is_empty: "Il n’y a rien à reprendre.",
  cell_is_taken: "Une carte occupe déjà cette place.",
  continues_no_line: "Posez la carte là où une ligne d’une couleur se prolonge.",
  does_not_add_up: "Prenez des cartes dont la somme fait vos points.",
  it_fits_somewhere: "Cette carte va quelque part : posez-la.",
  no_such_cards_left: "Il ne reste pas assez de cartes dans ces piles.",
  no_such_line: "Votre ligne n’a pas ce nombre de cartes.",
  nobody_has_called: "On ne touche à rien avant un appel.",
  not_beside_the_display: "Posez la carte à côté d’une carte déjà posée.",
  not_on_the_bench: "Cette carte n’est pas sur votre établi.",
  not_your_card: "Cette carte n’est pas à vous.",
  nothing_untried_there: "Vous avez essayé toutes les cartes de cette pile.",
  number_taken: "Quelqu’un a annoncé ce nombre juste avant vous.",
  only_half_turns: "Une carte se tourne d’un demi-tour, ou pas du tout.",
  pile_is_empty: "Cette pile est vide.",
  two_cards_at_most: "Prenez vos points en une carte ou deux.",
  no_race_runs: "Pas maintenant : la manche n’est pas lancée.",
  not_at_this_step: "Pas maintenant : autre chose vient d’abord.",
  nothing_to_turn_up: "Il n’y a pas de carte à retourner.",
  your_round_is_over: "Vous avez annoncé : votre manche est finie.",
};
