/** Opening a table: with what is usual there, and from a lesson straight into a game. */

import { openTable, type GameOnShelf, type Preset } from "../link/api";
import { defaults, questions } from "../link/schema";
import { beginAtOnce } from "../store/atonce";
import { games } from "../store/games.svelte";
import { startName } from "../store/names";
import { remember } from "../store/recent";
import { settings } from "../store/settings.svelte";
import type { Joined } from "../wire/messages";

type Options = Readonly<Record<string, unknown>>;

/** The preset of a game that leaves something out for those who have never played it. */
const FIRST = "first";

/** What most people play, in the words of that language where the game has words. */
export function usual(game: GameOnShelf, preset?: Preset, language: string = settings.language): Options {
  const speaks = questions(game.options).some((it) => it.name === "language");
  return { ...defaults(game.options), ...preset?.options, ...(speaks && { language }) };
}

/** One is at that table from now on, by that name. */
export async function open(game: GameOnShelf, seats: number, name: string, options: Options): Promise<Joined> {
  const { key, seats: sizes } = game.about;
  const joined = await openTable({ game: key, seats, name, options });
  // Nobody else is there to call one by a name.
  if (Math.max(...sizes) > 1) settings.name = name;
  remember({ code: joined.code, game: key, person: joined.person, at: Date.now() });
  return joined;
}

/** From the end of a lesson, where to go: into a game for as few as it takes, or to the form where that fails. */
export async function gameAtOnce(key: string): Promise<string> {
  try {
    await games.load();
    const game = games.of(key);
    if (!game) throw new Error(`no game ${key}`);
    const preset = game.presets.find((it) => it.key === FIRST) ?? game.presets[0];
    const { code } = await open(game, Math.min(...game.about.seats), startName(), usual(game, preset));
    beginAtOnce(code);
    return `/t/${code}`;
  } catch {
    return `/?play=${key}`;
  }
}
