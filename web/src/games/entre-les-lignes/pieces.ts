/** A drawing on a wall, whatever is known of it by now. */

import type { Cheers, Place } from "../game";
import type { RoundResult, Spot, View } from "../../wire/entre-les-lignes";
import type { Seat } from "../../wire/messages";
import { say as sayOf } from "../../draw/words";
import { say } from "./words";
import { spotName } from "./reading";
import { inOwnTongue } from "../tongue";

export interface Piece {
  readonly spot: Spot;
  /** What it goes by; empty for a blank paper. */
  readonly drawing: string;
  readonly seat: Seat | null;
  readonly word: string;
  readonly description: string;
  readonly isSentBack: boolean;
}

/** What hangs once rounds are over, on a telephone and on a television. */
export interface GalleryProps {
  gallery: readonly RoundResult[];
  people: readonly Place[];
  code: string;
  cheers: Cheers | undefined;
}

type Name = (seat: Seat) => string;

export function onBoard(view: View): readonly Piece[] {
  return view.board.map((it) => ({
    spot: it.spot,
    drawing: it.drawing,
    seat: it.seat,
    word: "",
    description: "",
    isSentBack: it.is_sent_back,
  }));
}

export function inGallery(result: RoundResult): readonly Piece[] {
  return result.exhibits.map((it) => ({ ...it, isSentBack: false }));
}

/** What a screen reader says in place of the picture. */
export function labelOf(piece: Piece, name: Name): string {
  const spot = spotName(piece.spot);
  if (piece.seat === null || !piece.word)
    return piece.drawing ? spot : `${spot}, ${sayOf("frame.blank").toLowerCase()}`;
  const label = say("frame.of", { spot, name: name(piece.seat), word: inOwnTongue(piece.word) });
  return piece.description ? `${label} : ${piece.description}` : label;
}
