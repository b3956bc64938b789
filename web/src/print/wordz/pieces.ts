/** WORDZ: 110 letters as often as the deck of the language has them, and 21 tokens. */

import { LETTERS, VOWELS } from "../../wire/letters";
import type { Back } from "../../wire/wordz";
import { times, TOKEN, type Box } from "../box";

export type WordzPiece = { readonly kind: Back; readonly letter: string } | { readonly kind: "token" };

const TOKENS = 21;

export const decks: Box<WordzPiece>["decks"] = ({ language }) => [
  {
    width: 30,
    height: 37.2,
    pieces: [...(LETTERS[language] ?? "")].map((letter) => ({
      kind: VOWELS.includes(letter) ? "vowel" : "consonant",
      letter,
    })),
  },
  { ...TOKEN, pieces: times(TOKENS, () => ({ kind: "token" })) },
];
