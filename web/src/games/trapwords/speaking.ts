/** What is typed becomes words, one by one: cut at each space, without the marks around them. */

import { LONGEST_CLUE } from "./reading";

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export interface Cut {
  /** Whole words, in order. */
  readonly words: readonly string[];
  /** What is still being typed. */
  readonly rest: string;
  /** A word that is longer than a word may be; nothing is sent of it. */
  readonly isLong: boolean;
}

/** The words of a text that a space has ended, or all of them where it is sent. */
export function cut(text: string, isSent = false): Cut {
  const tidy = text.normalize("NFC");
  const at = isSent
    ? tidy.length
    : Math.max(tidy.lastIndexOf(" "), tidy.lastIndexOf("\u00a0"), tidy.lastIndexOf("\n")) + 1;
  const found = [...tidy.slice(0, at).matchAll(WORD)].map(([word]) => word);
  const words = found.filter((it) => it.length <= LONGEST_CLUE);
  return { words, rest: tidy.slice(at), isLong: words.length < found.length };
}
