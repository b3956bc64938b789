/**
 * A face's words as sentences: what happened, what is to be done, what a thing is called.  The terminal tells by the
 * same rules (`src/tablee/faces/telling.py`), and both answer to `tests/faces/telling.json`.
 */

import { elided } from "../i18n/elide";
import { typesetFrench } from "../i18n/typeset";
import type { Outcome, Seat } from "../wire/messages";
import type { Speaker } from "./game";
import { inTongue } from "./tongue";

export type Fields = Readonly<Record<string, unknown>>;

/** Which fields of a game hold seats and teams: the shelf knows it from the game's types. */
export interface FieldNames {
  readonly seat_fields: readonly string[];
  readonly team_fields: readonly string[];
}

export interface Teller {
  readonly language: "fr" | "en";
  /** The text of this key, its gaps filled; the key itself where there is no such word. */
  readonly say: (key: string, given?: Fields, speaker?: Speaker) => string;
  /** The same; null where there is no such word. */
  readonly find: (key: string, given?: Fields, speaker?: Speaker) => string | null;
  /** What happened, in a sentence; null where it is not worth one. */
  readonly tell: (event: unknown, speaker: Speaker) => string | null;
  /** What an action is called, and what is chosen for it: « Ask · Lou · 5 ». */
  readonly act: (action: Fields, speaker: Speaker) => string;
  /** What is to be done now, by me or by others; null without words for it. */
  readonly now: (view: Fields, speaker: Speaker, isMine: boolean) => string | null;
  /** Why it ended; null without words for it. */
  readonly ending: (outcome: Outcome, speaker: Speaker) => string | null;
  /** A value as people read it, by the name of the field it stands in. */
  readonly value: (field: string, value: unknown, speaker?: Speaker) => string;
  /** What a thing is called: the first of these keys that has a word, or its name made human; null where it is not shown. */
  readonly label: (name: string, ...keys: string[]) => string | null;
  readonly isSeat: (field: string) => boolean;
  readonly isTeam: (field: string) => boolean;
}

const NOTHING = "–";
/** Moments of the table's clock: no news to a person. */
const CLOCKS = ["deadline", "until"];
/** Words that are played with; at a table with two languages each stands in both, and one reads one's own. */
const WORDS = ["word", "words"];
/** `{name}` and `{a.b}`; in French also `{de name}` and `{que name}`, which elide. */
const GAP = /\{(?:(de|que) )?(\w+(?:\.\w+)*)\}/g;
const NOBODY: Speaker = { seat: null, name: String };

export function teller(
  words: Readonly<Record<string, string>>,
  { seat_fields, team_fields }: FieldNames,
  language: "fr" | "en",
): Teller {
  const book = new Map(
    Object.entries(words).map(([key, text]) => [key, language === "fr" ? typesetFrench(text) : text]),
  );
  const isSeat = (field: string): boolean => seat_fields.includes(field);
  const isTeam = (field: string): boolean => team_fields.includes(field);

  const find: Teller["find"] = (key, given = {}, speaker = NOBODY) =>
    book.get(key)?.replace(GAP, (_, particle: string | undefined, path: string) => {
      const word = value(lastOf(path), at(given, path), speaker);
      return particle ? elided(particle, word) : word;
    }) ?? null;

  const first = (keys: readonly string[], given: Fields, speaker: Speaker): string | null => {
    const key = keys.find((it) => book.has(it));
    return key === undefined ? null : find(key, given, speaker);
  };

  function value(field: string, it: unknown, speaker: Speaker = NOBODY): string {
    if (isRecord(it)) return [...parts(it)].map(([name, part]) => value(name, part, speaker)).join(" ");
    if (isNothing(it)) return find(`value.${field}.none`) ?? NOTHING;
    if (!Array.isArray(it)) return wordOf(field, it, speaker);
    const each = it.map((part: unknown) =>
      Array.isArray(part) ? part.map((one) => value(field, one, speaker)).join(" ") : value(field, part, speaker),
    );
    return isSeat(field) ? new Intl.ListFormat(language, { type: "conjunction" }).format(each) : each.join(", ");
  }

  function wordOf(field: string, it: unknown, speaker: Speaker): string {
    const spelled = WORDS.includes(field) ? inTongue(spell(it), language) : spell(it);
    if (isSeat(field) && isPlace(it)) return speaker.name(it);
    const keys = [...(isTeam(field) ? [`team.${spelled}`] : []), `value.${field}.${spelled}`, `value.${spelled}`];
    return first(keys, {}, speaker) ?? spelled;
  }

  /** The first seat that an event names, alone or in a list of one. */
  function actor(fields: readonly Field[]): Seat | null {
    const found = fields.find(([path]) => isSeat(lastOf(path)))?.[1];
    const alone: unknown = Array.isArray(found) && found.length === 1 ? found[0] : found;
    return isPlace(alone) ? alone : null;
  }

  /** Without words for it: who, what, and the rest. */
  function plainly(event: Fields, speaker: Speaker): string {
    const shown = [...parts(event)].filter(([name, it]) => !CLOCKS.includes(name) && !isNothing(it));
    const who = shown.findIndex(([name]) => isSeat(name));
    const texts = shown.map(([name, it]) => value(name, it, speaker));
    const what = spell(event["type"]).replaceAll("_", " ");
    return [...texts.slice(who, who + 1), what, ...texts.filter((_, place) => place !== who)].join(" · ");
  }

  function act({ type, ...fields }: Fields, speaker: Speaker): string {
    const name = spell(type);
    const called = first([`action.${name}`], {}, NOBODY) ?? human(name);
    const chosen = Object.entries(fields).map(([field, it]) => value(field, it, speaker));
    return [called, ...chosen].filter(Boolean).join(" · ");
  }

  return {
    language,
    find,
    act,
    say: (key, given, speaker) => find(key, given, speaker) ?? key,
    value,
    isSeat,
    isTeam,
    tell(event, speaker) {
      if (!isRecord(event)) return null;
      const fields = [...within(event)];
      const isOwn = speaker.seat !== null && actor(fields) === speaker.seat;
      const told = first(toldKeys(spell(event["type"]), fields, isOwn), event, speaker);
      return told === null ? plainly(event, speaker) : told || null;
    },
    now(view, speaker, isMine) {
      const whose = isMine ? "mine" : "others";
      return first([`now.${spell(view["phase"])}.${whose}`, `now.${whose}`], view, speaker) || null;
    },
    ending: (outcome, speaker) => find(`ending.${outcome.why}`, { ...outcome }, speaker) || null,
    label: (name, ...keys) => (first(keys, {}, NOBODY) ?? human(name)) || null,
  };
}

type Field = readonly [path: string, value: unknown];

/** The keys that fit an event, the most special first. */
function toldKeys(tag: string, fields: readonly Field[], isOwn: boolean): readonly string[] {
  const stems = isOwn ? [`told.${tag}.own`, `told.${tag}`] : [`told.${tag}`];
  return stems.flatMap((stem) => [
    ...fields
      .filter(([, it]) => it === null || typeof it !== "object")
      .map(([path, it]) => `${stem}.${path}.${spell(it)}`),
    ...fields.map(([path, it]) => `${stem}.${path}.${isNothing(it) ? "none" : "some"}`),
    stem,
  ]);
}

/** « has_asked » as people write it: « Asked ». */
export function human(name: string): string {
  const plain = name.replace(/^(?:is|has)_(?=.)/, "").replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function isRecord(it: unknown): it is Fields {
  return typeof it === "object" && it !== null && !Array.isArray(it);
}

/** Null, an empty text or an empty row. */
export function isNothing(it: unknown): boolean {
  return it === null || it === undefined || it === "" || (Array.isArray(it) && it.length === 0);
}

/** Its fields, without its tag. */
export function* parts(record: Fields): Iterable<Field> {
  for (const entry of Object.entries(record)) if (entry[0] !== "type") yield entry;
}

/** Each field by its path, those of a record inside after it. */
function* within(record: Fields, before = ""): Iterable<Field> {
  for (const [name, it] of parts(record)) {
    yield [`${before}${name}`, it];
    if (isRecord(it)) yield* within(it, `${before}${name}.`);
  }
}

function at(given: Fields, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((it, name) => (isRecord(it) && Object.hasOwn(it, name) ? it[name] : null), given);
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf(".") + 1);
const isPlace = (it: unknown): it is Seat => Number.isInteger(it) && (it as number) >= 0;
/** As in JSON, without the quotes. */
const spell = (it: unknown): string => (typeof it === "string" ? it : (JSON.stringify(it) ?? "null"));
