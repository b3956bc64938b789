/** A game that comes as a package: its words, its screen and its lesson, fetched when they are needed. */

import { wear } from "../browser/wear";
import { fileOf, type GameOnShelf } from "../link/api";
import { settings } from "../store/settings.svelte";
import { coaching, type CoachWords } from "./coaching";
import { INTERFACE, type House, type Lesson, type LessonOf, type Part, type Screen, type ScreenOf } from "./door";
import type { AnyGameModule, AnyProps } from "./game";
import { teller, type Teller } from "./telling";

type Guest = GameOnShelf | null;

/** Its own screen, and the plain table for what that leaves out. */
export async function table(game: Guest): Promise<AnyGameModule> {
  const words = await wordsOf(game);
  const plain = await plainly(words);
  const base = game?.face?.base ?? "";
  if (!has(game, "screen.js")) return plain;
  if (has(game, "screen.css")) await wear(`${base}screen.css`);
  const brought = await load<ScreenOf>(`${base}screen.js`);
  return whole(typeof brought === "function" ? brought(houseOf(words)) : brought, plain);
}

export async function plainTable(game: Guest): Promise<AnyGameModule> {
  return plainly(await wordsOf(game));
}

export async function lesson(game: Guest): Promise<Lesson> {
  const base = game?.face?.base ?? "";
  const words = await wordsOf(game);
  if (has(game, "screen.css")) await wear(`${base}screen.css`);
  return (await load<LessonOf>(`${base}lesson.js`))(houseOf(words));
}

/** No words for it but those of its buttons and fields: « Ask · Whom? Lou ». */
export async function coach(game: Guest): Promise<CoachWords> {
  const words = await wordsOf(game);
  return coaching(plainCoach, plainCoach, {
    worth: () => null,
    gaps: (action, _, speaker) => ({ told: words().act(action, speaker) }),
    rules: {},
  });
}
const plainCoach = { "where.other": "{told}", "what.other": "{told}" };

function has(game: Guest, file: string): boolean {
  return game?.face?.has.includes(file) ?? false;
}

async function load<T>(address: string): Promise<T> {
  const { default: brought } = (await import(/* @vite-ignore */ address)) as { default: T };
  return brought;
}

async function plainly(words: () => Teller): Promise<AnyGameModule> {
  return (await import("./plain")).plain(words);
}

/** In the language of the moment; what cannot be fetched is told without words of its own. */
async function wordsOf(game: Guest): Promise<() => Teller> {
  const fetched = async (language: "fr" | "en"): Promise<Teller> => {
    const name = `words.${language}.json`;
    const text = has(game, name) ? fileOf(game?.face?.base + name).catch(() => "{}") : "{}";
    return teller(JSON.parse(await text) as Record<string, string>, game ?? NO_FIELDS, language);
  };
  const [fr, en] = await Promise.all([fetched("fr"), fetched("en")]);
  return () => (settings.language === "fr" ? fr : en);
}
const NO_FIELDS = { seat_fields: [], team_fields: [] };

function houseOf(words: () => Teller): House {
  return {
    interface: INTERFACE,
    language: () => settings.language,
    say: (key, given) => words().say(key, given),
    tell: (event, speaker) => words().tell(event, speaker),
  };
}

/** What a screen leaves out is the plain table's; its forms only where they are asked for. */
function whole(screen: Screen, plain: AnyGameModule): AnyGameModule {
  if (typeof screen?.Table !== "function") throw new TypeError("screen.js brings no Table");
  const { plainHand, ...own } = screen as Screen & Partial<AnyGameModule>;
  const { now, stage, tell, tellOpen, notes, ending, refusal } = plain;
  const hand = plainHand && !own.Hand && plain.Hand ? { Hand: alone(plain.Hand, plain.ctrl) } : {};
  return {
    now,
    stage,
    tell,
    notes,
    ending,
    ...(refusal && { refusal }),
    ...(tellOpen && { tellOpen }),
    ...hand,
    ...own,
  };
}

/** The plain hand beside another table: without the plain one above it, it asks for everything itself. */
function alone(Hand: Part<AnyProps>, make: AnyGameModule["ctrl"]): Part<AnyProps> {
  return (target, props, fail) => {
    const ctrl = make?.();
    const laid = Hand(target, { ...props, ctrl }, fail);
    return { ...laid, update: (next) => laid.update({ ...next, ctrl }) };
  };
}
