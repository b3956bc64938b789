/** Ce que dit le coach de SOLO-LINE. */
import type { coach as en } from "./coach.en";

export const coach: { readonly [K in keyof typeof en]: string } = {
  "left.one": "{laid} cartes posées sur {all} ; il en reste {n} pour une seule ligne.",
  "left.other": "{laid} cartes posées sur {all} ; il en reste {n} pour une seule ligne.",
  "left.helped.one": "{laid} cartes posées sur {all}, dont {hints} avec aide ; il en reste {n}.",
  "left.helped.other": "{laid} cartes posées sur {all}, dont {hints} avec aide ; il en reste {n}.",
  all: "Toutes vos cartes sont posées : une ligne doit maintenant passer par toutes.",
};
