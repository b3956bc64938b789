/** Reads offers: what may be done now, and with which values. */

import type { Choice, Offer, Offers, Typed, Value } from "../wire/messages";

export function offersOf(offers: Offers, action: string): readonly Offer[] {
  return offers.filter((it) => it.action === action);
}

export function isOffered(offers: Offers, action: string): boolean {
  return offers.some((it) => it.action === action);
}

/** Whether every given field may have the given value together in one offer of this action. */
export function allows(offers: Offers, action: string, fields: Readonly<Record<string, Value>>): boolean {
  return offersOf(offers, action).some((offer) =>
    Object.entries(fields).every(([name, value]) => {
      const choice = offer.fields[name];
      return choice !== undefined && has(choice, value);
    }),
  );
}

/** Legal, but it cannot change anything: a kind client warns. */
export function isIdle(
  offers: Offers,
  action: string,
  fields: Readonly<Record<string, Value>>,
  field: string,
): boolean {
  return offersOf(offers, action).some((offer) => {
    const matches = Object.entries(fields).every(([name, value]) => {
      const choice = offer.fields[name];
      return choice !== undefined && has(choice, value);
    });
    const choice = offer.fields[field];
    const value = fields[field];
    return matches && choice?.type === "one_of" && value !== undefined && choice.idle.some((it) => same(it, value));
  });
}

export function has(choice: Choice, value: Value): boolean {
  switch (choice.type) {
    case "one_of":
      return choice.values.some((it) => same(it, value));
    case "two_of": {
      const [low, high] = typeof value === "object" ? value : [];
      return (
        low !== undefined &&
        high !== undefined &&
        low >= choice.low &&
        high <= choice.high &&
        high - low >= choice.apart
      );
    }
    case "some_of": {
      if (typeof value !== "object" || value.length !== choice.count) return false;
      const isRising = value.every((it, place) => place === 0 || it > (value[place - 1] ?? it));
      return isRising && value.every((it) => choice.values.includes(it));
    }
    case "letters":
      return (
        typeof value === "string" &&
        value.length >= choice.shortest &&
        value.length <= choice.longest &&
        isMadeOf(value, choice.hand)
      );
    case "spelling":
      return (
        typeof value === "string" &&
        value.length === choice.pattern.length &&
        choice.pattern.every((it, at) => it.includes(value[at] ?? "?"))
      );
    case "typed":
      return typeof value === "string" && isTyped(tidy(value), choice);
    case "strokes":
      return false; // a drawing is no value: it goes by its own door, and the table looks at it there
  }
}

/** One word of letters and digits, or a line of several; the table has the last word on what it means. */
function isTyped(text: string, choice: Typed): boolean {
  const isShaped =
    choice.words === 1
      ? /^[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*$/u.test(text)
      : /[\p{L}\p{N}]/u.test(text) && !/\p{C}/u.test(text);
  const isShort = [...text].length <= choice.longest && text.split(" ").length <= choice.words;
  return isShaped && isShort && !choice.not_among.includes(fold(text));
}

/** Composed accents, and single spaces of the plain kind. */
export function tidy(text: string): string {
  return text.normalize("NFC").trim().split(/\s+/u).join(" ");
}

/** Small letters without accents, œ and æ as two, straight apostrophes: what is read as the same word. */
export function fold(text: string): string {
  const plain = tidy(text)
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");
  return plain.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Whether a word can be laid with these letters, each used once at most. */
function isMadeOf(word: string, letters: string): boolean {
  const left = [...letters];
  return [...word].every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Every value that may be chosen; words are typed, not listed. */
export function valuesIn(choice: Choice): readonly Value[] {
  if (choice.type === "one_of") return choice.values;
  if (choice.type === "some_of") return subsets(choice.values, choice.count);
  if (choice.type !== "two_of") return [];
  const pairs: Value[] = [];
  for (let low = choice.low; low <= choice.high; low += 1) {
    for (let high = low + choice.apart; high <= choice.high; high += 1) pairs.push([low, high]);
  }
  return pairs;
}

function subsets(values: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return values.flatMap((it, place) => subsets(values.slice(place + 1), count - 1).map((rest) => [it, ...rest]));
}

function same(one: Value, other: Value): boolean {
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  return one.length === other.length && one.every((it, place) => it === other[place]);
}
