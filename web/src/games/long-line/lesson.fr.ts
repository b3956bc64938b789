import type { lesson as en } from "./lesson.en";

/** LONG-LINE en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "ready.text": "Huit cartes sont face cachée devant chacun. Quand tout le monde est prêt, on les retourne ensemble, et la course commence.",
  "ready.nudge": "Touchez « C’est bon pour moi ».",
  "first.text": "Construisez une seule ligne, d’une seule couleur, la plus longue possible. Le rouge de la première carte est un bon début.",
  "first.nudge": "Touchez la première de vos cartes, puis sa place.",
  "grow.text": "Une carte se pose là où le rouge touche le rouge. Lou et Max construisent aussi : leurs cartes sont les petites.",
  "grow.nudge": "Touchez la première de vos cartes, puis la place où le rouge continue.",
  "lou.text": "Lou annonce LINE 4, et marque 4 points. Plus personne ne peut avoir 4. La manche finit quand il ne reste qu’un joueur sans annonce : à la prochaine.",
  "lou.nudge": "Touchez « Continuer ».",
  "past.text": "Dépassez 4 : le rouge passe sur trois de vos cartes, et deux autres vont avec.",
  "past.nudge": "Touchez la première de vos cartes, puis la place où le rouge continue.",
  "call.text": "Cinq cartes sur une seule ligne rouge. Vite : annoncez-la avant Max.",
  "call.nudge": "Touchez « LINE 5 ! ».",
  "end.text": "5 points pour vous, 4 pour Lou. Max n’avait rien annoncé, et marque au plus un de moins que la plus petite annonce. Après six manches, le plus de points gagne. Vous savez jouer.",
};
