/** A view as people read it: what is mine, what lies before each seat, and the rest of the table. */

import { type Fields, isNothing, isRecord, parts, type Teller } from "../telling";
import type { PlainView } from "./choosing.svelte";
import { say } from "./words";

/** A thing on the table, with what it is called. */
export interface Thing {
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
}

export interface Laid {
  /** For my eyes only. */
  readonly own: readonly Thing[];
  /** A few words each. */
  readonly facts: readonly Thing[];
  /** By seat, what lies before it. */
  readonly places: readonly (readonly Thing[])[];
  /** What wants a paper of its own. */
  readonly papers: readonly Thing[];
}

/** Told elsewhere on the page, or by nobody. */
const TOLD = ["type", "seat", "offers", "outcome", "deadline", "options", "active"];
/** What a game shows to one seat only. */
const PRIVATE = ["own", "hand", "secret", "sheet"];
/** Shown by the strip of seats. */
const IN_STRIP = ["points"];

export function laidOut(view: PlainView, seats: number, teller: Teller): Laid {
  const open: Thing[] = [];
  const own: Thing[] = [];
  const places: Thing[][] = Array.from({ length: seats }, () => []);
  for (const [name, value] of parts(view)) {
    if (TOLD.includes(name)) continue;
    if (PRIVATE.includes(name) && view.seat !== null) own.push(...mine(name, value, teller));
    else if (isBySeat(name, value, seats, teller))
      value.forEach((it, seat) =>
        places[seat]?.push(...things(it, teller, name === "opened" ? "own" : name).filter(isNotInStrip)),
      );
    else open.push(...thing(name, value, teller));
  }
  return { own, places, facts: open.filter(isShort), papers: open.filter((it) => !isShort(it)) };
}

/** The parts of a record, as far as there is something to show. */
export function things(record: Fields, teller: Teller, within = ""): readonly Thing[] {
  return [...parts(record)].flatMap(([name, value]) => thing(name, value, teller, within));
}

function mine(name: string, value: unknown, teller: Teller): readonly Thing[] {
  return isRecord(value) ? things(value, teller, name) : thing(name, value, teller);
}

function thing(name: string, value: unknown, teller: Teller, within = ""): readonly Thing[] {
  if (isNothing(value) && teller.find(`value.${name}.none`) === null) return [];
  if (value === false && !hasBoth(name, teller)) return [];
  const label = teller.label(name, ...(within ? [`view.${within}.${name}`] : []), `view.${name}`);
  // No game has words for a picture, and it needs none.
  if (label === null) return isDrawing(value) ? [{ name, label: say("drawing"), value }] : [];
  return [{ name, label, value }];
}

/** Words for yes and no of its own; any other truth is its name, or nothing. */
export function hasBoth(name: string, teller: Teller): boolean {
  return teller.find(`value.${name}.true`) !== null && teller.find(`value.${name}.false`) !== null;
}

export function isFlag({ name, value }: Thing, teller: Teller): boolean {
  return value === true && !hasBoth(name, teller);
}

const isNotInStrip = ({ name }: Thing): boolean => !IN_STRIP.includes(name);

/** Names of rows that are by seat, whatever is in them. */
const BY_SEAT = ["places", "players", "seats", "opened"];

/** One record for each seat; where the records name seats themselves, they may well be about something else. */
function isBySeat(name: string, value: unknown, seats: number, teller: Teller): value is readonly Fields[] {
  if (!Array.isArray(value) || value.length !== seats || !value.every(isRecord)) return false;
  return BY_SEAT.includes(name) || !value.some((it) => Object.keys(it).some(teller.isSeat));
}

const SHORT = 24;

/** A number or a word, or a few of them. */
export function isShort({ value }: Thing): boolean {
  if (isFlat(value)) return !isDrawing(value);
  return Array.isArray(value) && value.every(isFlat) && !value.some(isDrawing) && value.join(" ").length <= SHORT;
}

export function isFlat(value: unknown): boolean {
  return value === null || typeof value !== "object";
}

/** The name of an attachment: nothing else looks like it. */
export function isDrawing(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{32}$/.test(value);
}

/** A game with a word for this and none for what is in it: the word says what stands there. */
export function isMute(name: string, record: Fields, teller: Teller): boolean {
  const hasWord = (it: string): boolean =>
    teller.find(`view.${name}.${it}`) !== null || teller.find(`view.${it}`) !== null;
  const isNamed = teller.find(`view.${name}`) !== null || teller.find(`view.own.${name}`) !== null;
  return isNamed && !Object.keys(record).some(hasWord);
}

/** Rows that make a small table: few and short columns, the same in each; otherwise a slip for each. */
export function columnsOf(rows: readonly unknown[], teller: Teller, within: string): readonly Thing[] | null {
  const all = rows.filter(isRecord).map((it) => things(it, teller, within));
  const columns = [...new Map(all.flat().map((it) => [it.name, it])).values()];
  const isSmall = rows.length > 1 && columns.length > 0 && columns.length <= 4 && all.flat().every(isShort);
  return isSmall ? columns : null;
}

/** A value as it is shown: in words, or as it is written, without the underscores of a program. */
export function readable(text: string): string {
  return /^[a-z]+(?:_[a-z]+)+$/.test(text) ? text.replaceAll("_", " ") : text;
}
