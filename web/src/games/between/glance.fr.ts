import type { glance as en } from "./glance.en";

export const glance: { readonly [K in keyof typeof en]: string } = {
  "want.1": "Cachez deux de vos cartes, assez écartées pour qu’il vous en reste une entre elles ; chacun en fait autant.",
  "want.2": "Trouvez les deux nombres que cachent les autres, avant qu’ils ne trouvent les vôtres.",
  "want.shows": "Six cartes en main : le 7 et le 10 sont cachés, et le 8 reste entre eux.",
  "want.under": "7 et 10 cachés, et le 8 gardé entre eux",
  "turn.1": "Demandez à quelqu’un un nombre que vous n’avez pas vous-même.",
  "turn.2": "S’il a cette carte en main, il la pose à la vue de tous : entre ses deux cartes cachées si son nombre tombe entre les leurs, au-dessus sinon.",
  "turn.3": "Une carte cachée n’est pas en main : pour elle aussi, la réponse est non.",
  "turn.4": "Une fois par partie, votre joker demande en secret si un nombre est l’un des deux.",
  "turn.5": "Quand vous êtes sûr de vous, annoncez les deux en secret : juste, c’est un point ; faux, vous êtes éliminé pour la manche.",
  "turn.shows": "Devant un joueur, deux cartes face contre table, le 8 ouvert entre elles, le 2 et le 21 au-dessus.",
  "turn.under": "le 8 tombe entre les deux, le 2 et le 21 non",
  "end.1": "La manche s’arrête quand quelqu’un n’a plus personne à démasquer.",
  "end.2": "Le premier à 5 points gagne ; une partie express tient en une seule manche.",
  "end.shows": "Les deux cartes cachées sont retournées : 7 et 10, avec le 8 entre elles.",
  "end.under": "7 et 10 : trouvés, 1 point",
};
