/** Des mots tout prêts, par clé : six visages, dix-huit phrases. */
import type { PhraseKey } from "../../wire/messages";

export const phrases: Readonly<Record<PhraseKey, string>> = {
  smile: "sourit",
  laugh: "rit",
  surprise: "n’en revient pas",
  sad: "est triste",
  heart: "envoie un cœur",
  applause: "applaudit",
  hello: "Bonjour",
  good_luck: "Bonne chance",
  thanks: "Merci",
  please: "S’il vous plaît",
  sorry: "Pardon",
  yes: "Oui",
  no: "Non",
  maybe: "Peut-être",
  no_idea: "Aucune idée",
  well_played: "Bien joué",
  good_game: "Belle partie",
  again: "Encore une ?",
  my_turn: "C’est à moi",
  your_turn: "C’est à vous",
  thinking: "Je réfléchis",
  one_moment: "Un instant",
  i_am_back: "Me revoilà",
  must_go: "Je dois partir",
};

/** Ce que dit la table elle-même : personne ne peut le choisir. */
export const spoken = { asks_coach: "demande un indice au coach" } as const;
