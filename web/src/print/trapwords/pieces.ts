/** Trapwords: word cards of both sets or of a host's pack, and all that stands and lies in the dungeon. */

import { packOfWords } from "../../link/api";
import type { CurseName, MonsterName } from "../../wire/trapwords";
import { PAD, times, type Box } from "../box";
import { wordCards, type WordCard } from "./words";

export type TrapPiece =
  | ({ readonly kind: "words" } & WordCard)
  | { readonly kind: "monster"; readonly name: MonsterName; readonly isHarder: boolean }
  | { readonly kind: "curse"; readonly name: CurseName }
  | { readonly kind: "room"; readonly front: number; readonly back: number }
  | { readonly kind: "book"; readonly set: WordSet; readonly window: number; readonly glows: boolean }
  | { readonly kind: "figure"; readonly name: MonsterName }
  | { readonly kind: "team" | "torch"; readonly team: number }
  | { readonly kind: "traps" };

type WordSet = "fantasy" | "contemporary";

const MONSTERS = keys<MonsterName>({ mummy: 0, troll: 0, demon: 0, vampire: 0, dragon: 0 });
const CURSES = keys<CurseName>({
  flood: 0,
  petrification: 0,
  echo: 0,
  feeblemind: 0,
  forbidden_word: 0,
  swarm: 0,
  web: 0,
  quicksand: 0,
  vow: 0,
  darkness: 0,
});
const TEAMS = [0, 1];

/** Seven tiles with ten numbers: 3 is behind 10, as the book says, and both its rows of five can be laid. */
const ROOMS = [
  [3, 10],
  [4, 9],
  [5, 8],
  [6, 1],
  [7, 2],
  [9, 8],
  [1, 2],
] as const;

/** Each book has its window before another line of the card; the one that glows goes first. */
const BOOKS: readonly TrapPiece[] = [
  { kind: "book", set: "fantasy", window: 0, glows: false },
  { kind: "book", set: "fantasy", window: 4, glows: true },
  { kind: "book", set: "contemporary", window: 2, glows: false },
  { kind: "book", set: "contemporary", window: 6, glows: true },
];

const REST: readonly TrapPiece[] = [
  ...[false, true].flatMap((isHarder) => MONSTERS.map((name) => ({ kind: "monster", name, isHarder }) as const)),
  ...CURSES.map((name) => ({ kind: "curse", name }) as const),
  ...ROOMS.map(([front, back]) => ({ kind: "room", front, back }) as const),
  ...BOOKS,
  ...MONSTERS.map((name) => ({ kind: "figure", name }) as const),
  ...TEAMS.map((team) => ({ kind: "team", team }) as const),
  ...TEAMS.map((team) => ({ kind: "torch", team }) as const),
];

export const decks: Box<TrapPiece>["decks"] = async ({ language, pack }) => {
  const sets = pack === "tablee" ? ["fantasy", "contemporary"] : [pack];
  const words = await Promise.all(sets.map((name) => packOfWords("trapwords", language, name)));
  const cards = wordCards(words.map((it) => it.cards.flat()));
  return [
    { width: 58, height: 87, pieces: [...cards.map((it) => ({ kind: "words", ...it }) as const), ...REST] },
    { ...PAD, pieces: times(2, () => ({ kind: "traps" })) },
  ];
};

/** Every name once: one that is missing does not compile. */
function keys<K extends string>(all: Readonly<Record<K, 0>>): readonly K[] {
  return Object.keys(all) as K[];
}
