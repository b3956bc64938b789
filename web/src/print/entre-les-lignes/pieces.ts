/** Entre les lignes: the words of a pack, five number cards, a board, and eight animals for the book's eight colours. */

import { packOfWords } from "../../link/api";
import type { Letter } from "../../wire/entre-les-lignes";
import { BOARD, times, TOKEN, type Box } from "../box";

export type LinesPiece =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "vote"; readonly animal: number; readonly letter: Letter }
  | { readonly kind: "points" | "pawn"; readonly animal: number }
  | { readonly kind: "board" };

const PEOPLE = 8;
const NUMBERS = [1, 2, 3, 4, 5];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F", "G"];

const tokens = times(PEOPLE, (animal): readonly LinesPiece[] => [
  { kind: "pawn", animal },
  ...LETTERS.map((letter) => ({ kind: "vote", animal, letter }) as const),
  { kind: "points", animal },
]).flat();

export const decks: Box<LinesPiece>["decks"] = async ({ language, pack }) => {
  const { cards } = await packOfWords("entre-les-lignes", language, pack);
  const numbers = NUMBERS.map((number) => ({ kind: "number", number }) as const);
  return [
    { width: 48, height: 52, pieces: [...cards.map((words) => ({ kind: "words", words }) as const), ...numbers] },
    { ...TOKEN, pieces: tokens },
    { ...BOARD, pieces: [{ kind: "board" }] },
  ];
};
