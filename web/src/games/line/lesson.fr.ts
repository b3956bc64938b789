import type { lesson as en } from "./lesson.en";

/** LINE en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "card.text": "Une carte est sur la table, et vous en tenez une. La vôtre se pose à côté, là où une ligne continue dans sa couleur.",
  "card.nudge": "Touchez la place allumée, puis « Poser ici pour 2 points ».",
  "draw.text": "La ligne bleue passe sur deux cartes : 2 points, donc une carte de 2 est à vous. Il vous faut maintenant une nouvelle carte en main.",
  "draw.nudge": "Piochez-la dans la pile des 2.",
  "lou.text": "À Lou : la ligne noire passe sur deux cartes, donc 2 points pour Lou aussi.",
  "two.text": "À vous. Ici, votre carte prolonge deux lignes à la fois. Les deux comptent, d’un bout à l’autre, avec les cartes déjà posées.",
  "two.nudge": "Trouvez la place à 5 points, et posez votre carte.",
  "pay.text": "Bleu 3 et jaune 2 : 5 points. Vous les prenez en une carte ou deux. À égalité, qui a le moins de cartes l’emporte.",
  "pay.nudge": "Prenez le 5.",
  "short.text": "Bien plus tard. Vos lignes font 5 points, mais il ne reste que des 3 : vous ne pouvez prendre qu’un 3. Les piles ne peuvent plus payer, et ce tour est le dernier.",
  "short.nudge": "Touchez « Continuer ».",
  "end.text": "54 points pour vous, 43 pour Lou : le plus de points gagne. Vous savez jouer.",
};
