/** What the evening's sheet says of each game: on the screen, on paper and as a picture. */

import { teller } from "../games/telling";
import { inOwnTongue } from "../games/tongue";
import { t } from "../i18n";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import type { Played } from "../wire/messages";
import { say } from "./variation";
import { wonBy } from "./won";

export function headOf({ number, game, took, is_variation: isVariation }: Played): string {
  const minutes = t("game.minutes", { range: Math.max(1, Math.round(took / 60_000)) });
  const kind = isVariation ? ` · ${say("name")}` : "";
  return `${number}. ${games.of(game)?.about.title ?? game} · ${minutes}${kind}`;
}

export function endingOf({ sitters }: Played): string {
  const won = sitters.filter((it) => it.won).map((it) => it.name);
  return wonBy(won, sitters.length);
}

/** In the words of the game's face, where it has some; and the drawing that people loved best. */
export function momentsOf({ game, sitters, moments, loved }: Played): readonly string[] {
  const { language } = settings;
  const words = games.of(game)?.face?.words[language] ?? {};
  const tell = teller(words, { seat_fields: ["seats"], team_fields: [] }, language);
  const name = (seat: number): string => sitters[seat]?.name ?? "";
  const told = moments.flatMap(
    (it) => tell.find(`moment.${it.key}`, { ...it, word: inOwnTongue(it.word) }, { seat: null, name }) ?? [],
  );
  if (!loved) return told;
  return [...told, t("evening.loved", { name: loved.name, hearts: t.count("evening.hearts", loved.hearts) })];
}
