/** The keys by which one moves through a game, as on the large chess sites. Knows no page. */

export type Deed =
  "back" | "on" | "first" | "last" | "play" | "turning_back" | "turning_on" | "slower" | "faster" | "help";

/** What belongs together, in the order in which it is explained; letters and signs can be switched off. */
export const KEYS: readonly {
  readonly deeds: readonly Deed[];
  readonly keys: readonly string[];
  readonly isLetter: boolean;
}[] = [
  { deeds: ["back", "on"], keys: ["ArrowLeft", "ArrowRight"], isLetter: false },
  { deeds: ["first", "last"], keys: ["Home", "End"], isLetter: false },
  { deeds: ["play"], keys: [" "], isLetter: false },
  { deeds: ["turning_back", "turning_on"], keys: ["p", "n"], isLetter: true },
  { deeds: ["slower", "faster"], keys: ["-", "+"], isLetter: true },
  { deeds: ["help"], keys: ["?"], isLetter: true },
];

const DEEDS = new Map(
  KEYS.flatMap(({ deeds, keys, isLetter }) =>
    deeds.flatMap((deed, at) => {
      const key = keys[at];
      return key === undefined ? [] : [[key, { deed, isLetter }] as const];
    }),
  ),
);

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key does; nothing where it is part of a larger chord, or a letter while letters are off. */
export function deedOf(pressed: Pressed, hasLetters: boolean): Deed | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  // A plus and a question mark are shifted on many keyboards; "=" is where the plus lies on others.
  const key = pressed.key === "=" ? "+" : pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const found = DEEDS.get(key);
  if (!found || (found.isLetter && !hasLetters)) return null;
  return pressed.shiftKey && !found.isLetter ? null : found.deed;
}
