/** What a game needs on paper, as decks of pieces of one size each. */

import type { Component } from "svelte";
import type { Language } from "../store/settings.svelte";
import type { Side, Size } from "./layout";

export interface Piece {
  /** What the rulebook's list of contents would count it as. */
  readonly kind: string;
}

export interface Deck<P extends Piece = Piece> extends Size {
  readonly pieces: readonly P[];
}

export interface Given {
  readonly game: string;
  /** Of the words; or both, each word in either. */
  readonly language: Language | "both";
  /** Whose word cards. */
  readonly pack: string;
}

export interface Box<P extends Piece = Piece> {
  /** One side of a piece; it fills the place it is given. */
  readonly Face: Component<{ piece: P; side: Side }>;
  readonly decks: (given: Given) => readonly Deck<P>[] | Promise<readonly Deck<P>[]>;
  /** Whether its words may come from a pack of the host's. */
  readonly hasPacks?: true;
}

/** A face is only ever given pieces of its own box. */
export function box<P extends Piece>(it: Box<P>): Box {
  return it as unknown as Box;
}

export function times<T>(many: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length: many }, (_, at) => make(at));
}

/** Small pieces to be cut in squares. */
export const TOKEN: Size = { width: 20, height: 20 };
/** A sheet to write on, two to a page. */
export const PAD: Size = { width: 180, height: 125 };
/** A board fills its page. */
export const BOARD: Size = { width: 180, height: 250 };
