/** The words a game is played with: which there are, whose they are, and how a text is a pack. */

import { cardOf } from "../games/shelf";
import { inBothTongues } from "../games/tongue";
import { words } from "../i18n/words";
import type { GameOnShelf } from "../link/api";
import { questions } from "../link/schema";
import type { CheckWords, Finding, OfferedPack, RoomView, WordsView } from "../wire/messages";
import { valueLabel } from "./options";
import { packs as en } from "./packs.en";
import { packs as fr } from "./packs.fr";

export const say = words(en, fr);

export type Options = Readonly<Record<string, unknown>>;

export const OURS = "tablee";
/** In place of a language: every word stands in two. */
export const BOTH = "both";
/** Bytes of a pack. */
export const LARGEST = 40 * 1024;
/** Lines that a message may have. */
export const MOST_LINES = 1_500;

/** One way to choose: what it is called, what is in it, and what to agree on for it. */
export interface PackChoice {
  readonly key: string;
  readonly label: string;
  readonly text: string;
  readonly options: Options;
  /** One's own, which one may read and change. */
  readonly own: WordsView | null;
}

/** Whether the words of this game can be chosen here. */
export const hasPacks = (game: GameOnShelf): boolean => cardOf(game.about.key)?.hasPacks === true;

/** The pack of this table's own that is agreed on, if it is one. */
export function ownWords(room: Pick<RoomView, "words" | "options" | "game">): WordsView | null {
  const pack = (room.options as Options | null)?.["pack"];
  return room.words.find((it) => it.pack === pack && it.game === room.game) ?? null;
}

/** What a pack is called where it was agreed on; null for ours, which the game itself has a word for. */
export function packLabel(room: RoomView, pack: unknown): string | null {
  if (typeof pack !== "string" || pack === OURS) return null;
  const own = room.words.find((it) => it.pack === pack && it.game === room.game);
  return own ? titleOf(own) : pack;
}

export function titleOf({ title, by }: WordsView): string {
  return title ? say("by", { title, name: by }) : say("by.untitled", { name: by });
}

/** Ours first, then those of this server, then those of this table. */
export function choicesOf(game: GameOnShelf, room: RoomView, language: string, offered: readonly OfferedPack[]) {
  const found: PackChoice[] = offered.map((it) => choiceOf(game, it));
  const owns = room.words.filter((it) => it.game === room.game && it.language === language);
  return [
    ...found,
    ...owns.map((it) => ({
      key: it.pack,
      label: titleOf(it),
      text: counted(game.about.key, it.cards),
      options: { pack: it.pack },
      own: it.is_yours ? it : null,
    })),
  ];
}

/** A pack that everybody on this server may play with. */
export function choiceOf(game: GameOnShelf, it: OfferedPack): PackChoice {
  const text = sampled(game, it);
  const sets = questions(game.options).find((asked) => asked.name === "words");
  if (it.is_ours && sets?.kind === "choice" && sets.values.includes(it.name)) {
    const label = valueLabel(cardOf(game.about.key), sets, it.name);
    return { key: it.name, label, text, options: { pack: OURS, words: it.name }, own: null };
  }
  const label = it.name === OURS ? say("ours") : it.is_ours ? it.name : `${it.name}, ${say("house")}`;
  return { key: it.name, label, text, options: { pack: it.name }, own: null };
}

/** Which of them is agreed on. */
export const chosenKey = (options: Options): string =>
  String(options["pack"] === OURS && options["words"] ? options["words"] : (options["pack"] ?? OURS));

function sampled(game: GameOnShelf, { cards, sample }: OfferedPack): string {
  return say("sample", { count: counted(game.about.key, cards), words: sample.map(inBothTongues).join(", ") });
}

/** A card of Entre les lignes has five words, one of Trapwords one. */
export const counted = (game: string, n: number): string =>
  say.count(game === "entre-les-lignes" ? "cards" : "words", n);

/** What is beside a word that somebody has written. */
export const findingSentence = ({ what, word, other }: Finding): string => say(`found.${what}`, { word, other });

export function linesOf(text: string): readonly string[] {
  return text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
}

/** What is asked of the table while somebody writes. */
export function checkOf(room: RoomView, language: string, text: string): CheckWords {
  const options = { ...(room.options as Options), language, pack: OURS };
  return { game: room.game, language, lines: [...linesOf(text)], seats: room.chairs.length, options };
}

/** A file as any installation reads it: what it is called, and the words. */
export function fileOf(title: string, text: string): { readonly name: string; readonly text: string } {
  const plain = title
    .normalize("NFD")
    .replace(/[^\w\s-]|_/g, "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-");
  const head = title && !text.startsWith("#") ? `# ${title}\n` : "";
  return { name: `${plain || say("file")}.txt`, text: `${head}${linesOf(text).join("\n")}\n` };
}

/** What a file is called whose first line is for people. */
export function titleIn(text: string): string {
  const [first = ""] = linesOf(text);
  return first.startsWith("#") ? first.replace(/^#+\s*/, "").slice(0, 40) : "";
}

/** How words for this game and language are written. */
export function hintOf(game: string, language: string): string {
  if (language === BOTH) return say("hint.both");
  return say.find(`hint.${game}`) ?? "";
}
