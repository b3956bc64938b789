import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Vous posez un mot face cachée, et chacun en fait autant.",
  "want.2": "Nommez tôt les mots des autres : chacune de leurs cartes encore cachée est un point pour vous.",
  "want.shows": "Le mot MACHINES, comme son propriétaire le voit, et comme le voient les autres : cinq dos bleus et trois jaunes.",
  "want.mine": "votre mot, comme vous le voyez",
  "want.theirs": "et comme le voient les autres : jaune, une voyelle ; bleu, une consonne",
  "turn.1": "D’abord, vous formez un mot avec quelques-unes de vos douze lettres, mais pas un nom propre ; le dos des cartes montre à tous sa longueur et la place des voyelles.",
  "turn.2": "À votre tour, vous faites retourner une carte du mot d’un autre.",
  "turn.3": "Avant ou après, vous pouvez donner au propriétaire d’un mot l’un de vos trois jetons, et épeler ce mot.",
  "turn.4": "Si c’est juste, vous prenez les cartes encore cachées, et le propriétaire celles qui sont visibles.",
  "turn.5": "Si c’est faux, le jeton est perdu et le mot reste.",
  "turn.6": "Un mot dont la dernière carte est retournée revient à son propriétaire, avec toutes ses cartes.",
  "turn.shows": "M, C, I et N sont retournés, les quatre autres cartes sont cachées. Quelqu’un paie un jeton et épelle MACHINES.",
  "turn.under": "un jeton, et vous épelez",
  "end.1": "La manche est finie quand tous les mots ont été trouvés ou dévoilés.",
  "end.2": "Chaque carte gagnée vaut un point, et après trois manches, le plus grand total l’emporte.",
  "end.shows": "MACHINES a été trouvé : A, H, E et S vont à qui l’a épelé, M, C, I et N au propriétaire.",
  "end.finder": "à qui l’a épelé : 4 points",
  "end.owner": "au propriétaire : 4 points",
};
