/** Finding a paragraph of the rules by some of its words, however they are written. */

import type { Block, Item, Span } from "./markdown";

/** From a letter of a paragraph's text up to another one, which is outside. */
export type Range = readonly [from: number, to: number];

export interface Findings {
  /** What is left of the page: the paragraphs that have all the words, under their headings. */
  readonly blocks: readonly Block[];
  readonly count: number;
  /** Where the words stand in each text. */
  readonly marks: ReadonlyMap<readonly Span[] | string, readonly Range[]>;
}

/** How a letter is compared: without accents, in small letters; quotes and the spaces that French sets are nothing. */
const PLAIN: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", "’": "'", "‘": "'", "‑": "-", "–": "-" };
const NOTHING = /[\p{M}«»“”"\u00a0\u202f]/gu;

interface Folded {
  readonly text: string;
  /** Where each of its letters comes from. */
  readonly from: readonly Range[];
}

function folded(text: string): Folded {
  const from: [number, number][] = [];
  let plain = "";
  let at = 0;
  for (const letter of text) {
    const end = at + letter.length;
    const small = letter.normalize("NFD").toLowerCase().replace(NOTHING, "");
    const told = PLAIN[small] ?? small;
    plain += told;
    for (let n = 0; n < told.length; n += 1) from.push([at, end]);
    // An accent that stands by itself belongs to its letter.
    const last = from.at(-1);
    if (last && /\p{M}/u.test(letter)) last[1] = end;
    at = end;
  }
  return { text: plain, from };
}

/** What is looked for; nothing as long as it would be found everywhere. */
export function wordsOf(query: string): readonly string[] {
  const words = query
    .split(/\s+/)
    .map((word) => folded(word).text)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.some((word) => word.length > 1 || /\p{N}/u.test(word)) ? words : [];
}

function rangesOf({ text, from }: Folded, words: readonly string[]): Range[] {
  const found: Range[] = [];
  for (const word of words)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
      found.push([from[at]?.[0] ?? 0, from[at + word.length - 1]?.[1] ?? 0]);
  return joined(found.sort(([one], [other]) => one - other));
}

function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const [from, to] of ranges) {
    const last = found.at(-1);
    if (last && from <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], to)];
    else found.push([from, to]);
  }
  return found;
}

export const textOf = (spans: readonly Span[]): string => spans.map((it) => it.text).join("");

/** Null where nothing is looked for. */
export function search(blocks: readonly Block[], query: string): Findings | null {
  const words = wordsOf(query);
  if (!words.length) return null;
  const marks = new Map<readonly Span[] | string, readonly Range[]>();
  let count = 0;

  const has = (key: readonly Span[] | string, text: string, label = ""): boolean => {
    const it = folded(text);
    const all = `${it.text} ${label.toLowerCase()}`;
    if (!words.every((word) => all.includes(word))) return false;
    marks.set(key, rangesOf(it, words));
    return true;
  };
  const hasItem = (it: Item): boolean => has(it.spans, textOf(it.spans), it.label ?? "");

  const kept: Block[] = [];
  let heading: Block | null = null;
  /** Whether a picture would stand under the paragraph that it shows. */
  let isShown = false;
  const keep = (block: Block, many: number): void => {
    if (heading) kept.push(heading);
    heading = null;
    kept.push(block);
    count += many;
  };
  for (const block of blocks) {
    if (block.kind === "heading") {
      has(block.text, block.text);
      heading = block.level === 2 ? block : null;
      isShown = false;
    } else if (block.kind === "picture") {
      if (isShown) keep(block, 0);
    } else if (block.kind === "list") {
      const items = block.items.filter(hasItem);
      if (items.length) keep({ ...block, items }, items.length);
      isShown = items.length > 0 && items.at(-1) === block.items.at(-1);
    } else {
      isShown = has(block.spans, textOf(block.spans));
      if (isShown) keep(block, 1);
    }
  }
  return { blocks: kept, count, marks };
}

/** A text in pieces, marked or not; `start` is where it begins within its paragraph. */
export function pieces(text: string, start: number, ranges: readonly Range[]): readonly (readonly [string, boolean])[] {
  const found: [string, boolean][] = [];
  let at = 0;
  for (const range of ranges) {
    const [from, to] = range.map((it) => Math.min(Math.max(it - start, at), text.length)) as [number, number];
    if (from >= to) continue;
    if (from > at) found.push([text.slice(at, from), false]);
    found.push([text.slice(from, to), true]);
    at = to;
  }
  if (at < text.length) found.push([text.slice(at), false]);
  return found;
}
