/** Which words stand on one card: eight on each side, every second one upside down. */

/** The set of each line, so that a window shows the same set whichever way up the card is put behind it. */
const LINES = [0, 1, 1, 0, 0, 1, 1, 0] as const;

export interface WordCard {
  readonly front: readonly string[];
  readonly back: readonly string[];
}

/** From the words of one set, or of two that share every side; what is left over leaves lines empty. */
export function wordCards(sets: readonly (readonly string[])[]): readonly WordCard[] {
  const [first = [], second = first] = sets.map((words) => [...words]);
  const faces: string[][] = [];
  while (first.length || second.length) faces.push(LINES.map((set) => (set === 0 ? first : second).shift() ?? ""));
  return faces.flatMap((front, at) => (at % 2 ? [] : [{ front, back: faces[at + 1] ?? [] }]));
}
