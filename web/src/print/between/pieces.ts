/** Between: both versions of the book, a follow-up board with tokens, and note sheets. */

import { NUMBERS } from "../../games/between/reading";
import { BOARD, times, TOKEN, type Box } from "../box";

export type BetweenPiece =
  | { readonly kind: "card"; readonly value: number }
  | { readonly kind: "token" | "joker"; readonly seat: number }
  | { readonly kind: "board" | "notes" };

const SEATS = 4;
/** Of one colour. */
const TOKENS = 12;

const cards = NUMBERS.map((value): BetweenPiece => ({ kind: "card", value }));
const tokens = times(SEATS, (seat) => [
  ...times(TOKENS, (): BetweenPiece => ({ kind: "token", seat })),
  { kind: "joker", seat } as const,
]).flat();
const notes = times(SEATS, (): BetweenPiece => ({ kind: "notes" }));

export const decks: Box<BetweenPiece>["decks"] = () => [
  { width: 46, height: 64.4, pieces: cards },
  { ...TOKEN, pieces: tokens },
  { ...BOARD, pieces: [{ kind: "board" }] },
  { width: 180, height: 62, pieces: notes },
];
