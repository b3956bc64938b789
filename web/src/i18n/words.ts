/** Catalogues with typed keys: a missing key, or a missing name in a sentence, does not compile. */

import { settings, type Language } from "../store/settings.svelte";
import { elided } from "./elide";
import { typesetFrench } from "./typeset";

type Catalogue = Readonly<Record<string, string>>;

/** `{name}`; in French also `{de name}` and `{que name}`, which elide. */
const GAP = /\{(?:(de|que) )?(\w+)\}/g;

/** The names in braces of a sentence. */
type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Given<S> = [Names<S>] extends [never] ? [] : [given: Readonly<Record<Names<S>, string | number>>];

export interface Words<E extends Catalogue> {
  <K extends keyof E & string>(key: K, ...given: Given<E[K]>): string;
  /** By a key that comes from outside; null if there is no such sentence. */
  readonly find: (key: string, given?: Readonly<Record<string, string | number>>) => string | null;
  /** `key.one` or `key.other`, with {n}. */
  count<K extends Counted<E>>(key: K, n: number): string;
}

type Counted<E> = { [K in keyof E]: K extends `${infer Stem}.other` ? Stem : never }[keyof E];

export function words<const E extends Catalogue>(en: E, fr: { readonly [K in keyof E]: string }): Words<E> {
  const typeset = Object.fromEntries(Object.entries<string>(fr).map(([key, text]) => [key, typesetFrench(text)]));
  const books: Readonly<Record<Language, Catalogue>> = { en, fr: typeset };

  const find = (key: string, given: Readonly<Record<string, string | number>> = {}): string | null => {
    const sentence = books[settings.language][key];
    const fill = (_: string, particle: string | undefined, name: string): string => {
      const word = Object.hasOwn(given, name) ? String(given[name]) : "";
      return particle ? elided(particle, word) : word;
    };
    return sentence?.replace(GAP, fill) ?? null;
  };
  const tell = (key: string, given?: Readonly<Record<string, string | number>>): string => find(key, given) ?? key;
  const count = (key: string, n: number): string => {
    const kind = new Intl.PluralRules(settings.language).select(n) === "one" ? "one" : "other";
    return tell(`${key}.${kind}`, { n: n.toLocaleString(settings.language) });
  };
  return Object.assign(tell, { find, count }) as Words<E>;
}

/** « Ada, Lou et Max »: names as a sentence lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
