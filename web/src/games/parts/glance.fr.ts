import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = { want: "Le but", turn: "Le jeu", end: "La fin" };
