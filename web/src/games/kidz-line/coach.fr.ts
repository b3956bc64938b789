/** Ce que dit le coach de KIDZ-LINE, à des enfants. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "placed.one": "Chaque carte posée compte 1 : tu en as posé {n}.",
  "placed.other": "Chaque carte posée compte 1 : tu en as posé {n}.",

  "where.none": "Regarde tout autour des cartes posées.",
  "where.other": "Regarde ce que tu peux faire maintenant.",
  "what.other": "Fais ce qui est proposé en premier.",
  "where.place": "Essaie ta carte à côté de chaque carte posée.",
  "where.place.some": "Regarde la place encadrée : {at}.",
  "what.none": "Attends que ce soit ton tour.",
  "what.turn_up": "Retourne ta carte.",
  "what.place.as_is": "Pose-la en {at}, comme elle est.",
  "what.place.turned": "Pose-la en {at}, tournée dans l’autre sens.",
  "what.give_up": "Elle ne va nulle part : mets-la sous ta pile.",
};
