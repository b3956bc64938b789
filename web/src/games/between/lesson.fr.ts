import type { lesson as en } from "./lesson.en";

/** La leçon d’une minute. */
export const lesson: { readonly [K in keyof typeof en]: string } = {
  "hide.text": "Ces douze cartes sont à vous ; Lou a les douze autres. Cachez-en deux, votre intervalle, avec au moins une de vos cartes entre elles : prenons le 9 et le 14.",
  "hide.nudge": "Touchez 9 et 14, puis le bouton rouge.",
  "ask.text": "À votre tour, vous posez une question. Le 10 est-il dans la main de Lou ?",
  "ask.nudge": "Touchez 10 sur la piste, puis « Demander 10 à Lou ».",
  "between.text": "Oui, et le 10 se pose entre : Lou cache un nombre plus petit que 10 et un plus grand. C’est assez pour ce tour.",
  "between.nudge": "Touchez « Finir mon tour ».",
  "lou.text": "À Lou de vous demander le 11. Vous l’avez, et il est entre votre 9 et votre 14 : il se pose là, à la vue de tous.",
  "lou.nudge": "Touchez « Continuer ».",
  "no.text": "À vous encore. Essayez le 8.",
  "no.nudge": "Touchez 8, puis demandez-le à Lou.",
  "joker.text": "Non : une marque à la couleur de Lou va sur la piste. Mais vous n’avez pas le 8, c’est donc que Lou le cache. L’autre carte dépasse 10. Votre joker demande tout bas : est-ce le 13 ?",
  "joker.nudge": "Touchez « Joker », puis 13, et jouez-le.",
  "announce.text": "Oui : 8 et 13. Annoncez-les à Lou. Juste, c’est un point ; faux, vous seriez hors jeu pour la manche.",
  "announce.nudge": "Touchez « Annoncer », puis 8 et 13, et dites-le.",
  "end.text": "Trouvé. L’intervalle est retourné, et le point est à vous. Vous savez jouer.",
};
