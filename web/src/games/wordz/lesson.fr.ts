import type { lesson as en } from "./lesson.en";

/** WORDZ en une minute : ce que dit le professeur. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "hide.text": "Chacun compose un mot avec quelques-unes de ses douze lettres, et le pose face cachée.",
  "hide.nudge": "Touchez T, I, G, R, E, puis « Poser TIGRE ».",
  "look.text": "D’un mot, tout le monde voit la longueur, et au dos des cartes où sont les voyelles : en jaune. Lou commence, et retourne votre I.",
  "lou.text": "Lou paie un jeton et propose LIVRE : faux. Votre mot reste en jeu, et le jeton est à vous.",
  "turn.text": "À vous. À chaque tour, vous retournez une carte du mot d’un autre. Celui de Lou a cinq voyelles, et une seule consonne, en bleu.",
  "turn.nudge": "Touchez la carte bleue, puis « Retourner la carte 3 de Lou ».",
  "propose.text": "Un S parmi cinq voyelles : un seul mot français a cette allure. Vous pouvez proposer un mot par tour ; cela coûte un jeton.",
  "propose.nudge": "Touchez « Proposer un mot », épelez OISEAU et proposez-le.",
  "found.text": "Juste. Les cinq cartes encore cachées sont à vous, un point chacune ; le S était visible, Lou le garde. Plus tôt vous lisez un mot, plus il rapporte.",
  "end.text": "Lou a retourné votre G et lu TIGRE : 3 points pour Lou, 2 pour vous. Dévoilé carte après carte, il vous aurait donné les cinq. Trois manches, et le plus de points gagne. Vous savez jouer.",
};
