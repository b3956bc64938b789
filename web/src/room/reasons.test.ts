/** What a bot answers rests on its level and on the kind of move alone: twins that nobody can tell apart say the same. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { levelsOf } from "./levels";
import { settings, type Language } from "../store/settings.svelte";
import type { Reason } from "../games/door";

type Why = (event: unknown) => Reason | null;
const games = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
const modules = import.meta.glob<{ why: Why }>("../games/*/why.ts", { eager: true });
const whyOf = (key: string): Why => modules[`../games/${key}/why.ts`]!.why;
const LANGUAGES: readonly Language[] = ["fr", "en"];
/** Who moved, and whether somebody chose it: all that is looked at. */
const PUBLIC = ["type", "seat", "by", "asker", "by_lot"];

afterEach(() => {
  settings.language = "en";
});

/** Every kind of thing that may be told of a game. */
const kindsOf = (key: string): string[] => [
  ...new Set([...readFileSync(`src/wire/${key}.ts`, "utf8").matchAll(/readonly type: "(\w+)"/g)].map((it) => it[1]!)),
];

/** One of this kind that seat 0 did; whatever else it holds must not be read. */
function sealed(type: string): unknown {
  const open: Record<string, unknown> = { type, seat: 0, by: 0, asker: 0, by_lot: false };
  return new Proxy(open, {
    get(_, name) {
      if (!PUBLIC.includes(String(name))) throw new Error(`${type}.${String(name)} was read`);
      return open[String(name)];
    },
  });
}

describe.each(games.map((it) => [it.about.key, it] as const))("%s", (key, game) => {
  it.each(LANGUAGES)(
    "has a reason of every level for what bots do, and reads nothing that they hold (%s)",
    (language) => {
      settings.language = language;
      const found = kindsOf(key).flatMap((it) => whyOf(key)(sealed(it)) ?? []);
      expect(found.length).toBeGreaterThan(1);
      for (const { seat, why } of found) {
        expect(seat).toBe(0);
        for (const level of levelsOf(game)) expect(why(level)).toMatch(/^\p{Lu}[^{}]{8,100}\.$/u);
      }
    },
  );
});

it("answers the same whoever was told more of a whispered question, and nothing where nobody chose", () => {
  const between = whyOf("between");
  const open = between({ type: "joker_played", asker: 1, whom: 0 });
  const whispered = [true, false].map((is_hidden) =>
    between({ type: "joker_answered", asker: 1, whom: 0, value: 7, is_hidden }),
  );
  for (const it of whispered) expect(it?.why("expert")).toBe(open?.why("expert"));
  expect(open?.seat).toBe(1);

  expect(whyOf("line")({ type: "pile_drawn", seat: 1, pile: 3, by_lot: true })).toBeNull();
  expect(whyOf("wordz")({ type: "word_laid", seat: 1, word: "CHAT" })).toBeNull();
});
