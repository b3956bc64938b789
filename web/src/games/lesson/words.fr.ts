import type { lesson as en } from "./words.en";

/** Ce que dit chaque leçon ; celle des enfants aussi, où l’on se tutoie. */
export const lesson: { readonly [K in keyof typeof en]: string } = { cards: "Les cartes en main", step: "Étape {n} sur {all}", skip: "Quitter la leçon", on: "Continuer", play: "C’est parti", back: "Rejoindre la table", not_yet: "Pas ça, pour l’instant." };
