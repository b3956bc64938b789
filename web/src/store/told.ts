/** How somebody did with a deal, in a few characters behind the # of a link: figures and a name, no cards. */

/** How a game went for one person. */
export interface Figures {
  readonly won: boolean;
  readonly points: number;
  /** In seconds, from the deal to the end. */
  readonly took: number;
  /** Hints that were asked for. */
  readonly hints: number;
}

export interface Told extends Figures {
  readonly name: string;
  /** Not the first time they played it. */
  readonly isAgain: boolean;
}

/** Longer ones are nobody's: ours have less than a third of it. */
const LONGEST = 400;
const LONGEST_NAME = 24;
const MOST = { points: 9_999, took: 999_999, hints: 999 };

/** What changes how text runs, or is not seen: nobody's name needs it. */
const UNSEEN = /[\p{C}\p{Z}]+/gu;

export function written({ name, won, points, took, hints, isAgain }: Told): string {
  const told = [`n=${encodeURIComponent(tidied(name))}`, `p=${points}`, `s=${took}`];
  return [...told, ...(won ? ["w=1"] : []), ...(hints ? [`h=${hints}`] : []), ...(isAgain ? ["a=1"] : [])].join("&");
}

/** Null where it is not what we write; whatever it says may be made up, so it is shown as told by the link. */
export function read(fragment: string): Told | null {
  if (!fragment || fragment.length > LONGEST) return null;
  const parts = new Map(fragment.split("&").map((it) => [it.slice(0, 1), it.slice(2)]));
  const name = tidied(decoded(parts.get("n") ?? ""));
  const points = counted(parts.get("p") ?? "", MOST.points);
  const took = counted(parts.get("s") ?? "", MOST.took);
  const hints = counted(parts.get("h") ?? "0", MOST.hints);
  if (!name || points === null || took === null || hints === null) return null;
  return { name, won: parts.get("w") === "1", points, took, hints, isAgain: parts.get("a") === "1" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function tidied(text: string): string {
  const name = text.normalize("NFC").replace(UNSEEN, " ").trim();
  return [...name].slice(0, LONGEST_NAME).join("").trim();
}

/** Written plainly, from nothing up to the most there can be. */
function counted(text: string, most: number): number | null {
  if (!/^(0|[1-9][0-9]{0,5})$/.test(text)) return null;
  return Number(text) <= most ? Number(text) : null;
}

/** The best first: who won, with the fewest hints, with the most points; where nobody vied, the quickest. */
export function ranked<T extends Figures>(all: readonly T[], isAlone: boolean): readonly T[] {
  return [...all].sort((one, other) => compared(one, other, isAlone));
}

function compared(one: Figures, other: Figures, isAlone: boolean): number {
  return (
    Number(other.won) - Number(one.won) ||
    one.hints - other.hints ||
    other.points - one.points ||
    (isAlone ? one.took - other.took : 0)
  );
}
