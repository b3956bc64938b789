/** LIGHT-LINE: sixty cards with a number on their backs; LONG-LINE notes its points, too. */

import { DECK } from "../../wire/deck";
import { PAD, times, type Deck, type Box } from "../box";

export type LinePiece = { readonly kind: "line"; readonly card: number } | { readonly kind: "scores" };

const CARDS: Deck<LinePiece> = {
  width: 58,
  height: 87,
  pieces: Object.keys(DECK).map((card) => ({ kind: "line", card: Number(card) })),
};
const SCORES: Deck<LinePiece> = { ...PAD, pieces: times(2, () => ({ kind: "scores" })) };

export const decks: Box<LinePiece>["decks"] = ({ game }) => (game === "long-line" ? [CARDS, SCORES] : [CARDS]);
