import type { refusals as en } from "./refusals.en";

export const refusals: { readonly [K in keyof typeof en]: string } = {
  cell_is_taken: "Il y a déjà une carte ici.",
  continues_no_line: "Pose ta carte là où une ligne continue.",
  it_fits_somewhere: "Ta carte va quelque part : cherche encore un peu.",
  no_clock_to_stretch: "Tu ne peux pas avoir plus de temps.",
  not_at_this_step: "Pas encore : fais d’abord autre chose.",
  not_awaited: "Personne ne t’attend pour l’instant.",
  not_beside_the_display: "Pose ta carte à côté d’une autre.",
  not_playing: "Pas maintenant : attends que ça commence.",
  not_your_turn: "Ce n’est pas à toi de jouer.",
  only_half_turns: "Une carte se tourne d’un demi-tour, ou pas du tout.",
};
