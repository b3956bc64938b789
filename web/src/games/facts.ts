/** The facts of a remark, each as what it is, and numbers as people read them. */

import { listed } from "../i18n/words";
import { settings } from "../store/settings.svelte";
import type { Fact, Remark } from "../wire/messages";
import type { Speaker } from "./game";

export interface Facts {
  readonly number: (name: string) => number;
  readonly text: (name: string) => string;
  readonly texts: (name: string) => readonly string[];
  readonly numbers: (name: string) => readonly number[];
  readonly is: (name: string) => boolean;
}

/** What is missing, or is something else, is nothing: a server may be newer than this page. */
export function factsOf({ facts }: Remark): Facts {
  const get = (name: string): Fact | undefined => facts[name];
  const several = (name: string): readonly (number | string)[] => {
    const it = get(name);
    return it === null || typeof it !== "object" ? [] : (it ?? []);
  };
  return {
    number: (name) => Number(get(name) ?? 0),
    text: (name) => String(get(name) ?? ""),
    texts: (name) => several(name).map(String),
    numbers: (name) => several(name).map(Number),
    is: (name) => get(name) === true,
  };
}

/** « 414 394 ». */
export const figure = (n: number): string => n.toLocaleString(settings.language);

/** « 42 % », of a hundred. */
export const percent = (n: number): string => (n / 100).toLocaleString(settings.language, { style: "percent" });

/** « Ada, Lou et Max ». */
export const namesOf = (seats: readonly number[], { name }: Speaker): string => listed(seats.map(name));

/** « NUIT (28 %), NIAT (17 %) »: what is likely, without what is next to impossible. */
export const likely = (words: readonly string[], shares: readonly number[]): readonly string[] =>
  words.flatMap((word, at) => ((shares[at] ?? 0) >= 1 ? [`${word} (${percent(shares[at] ?? 0)})`] : []));
