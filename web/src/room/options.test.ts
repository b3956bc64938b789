/** Every option of every game, with every value it can have, reads as words: no key and no raw value reaches a screen. */
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { cardOf } from "../games/shelf";
import { settings, type Language } from "../store/settings.svelte";
import type { GameOnShelf } from "../link/api";
import { questions, type OptionValue, type Question } from "../link/schema";
import { askOption, optionLabel, valueLabel, valuesOf } from "./options";

const games = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
const LANGUAGES: readonly Language[] = ["fr", "en"];
/** Such as `when_most_are_done`, `true`, `tablee` or `option.first`. */
const RAW = /_|^(true|false|tablee|undefined|null|random|off|on|any|)$|^[a-z]+\.[a-z]/;

function everyValue(game: GameOnShelf, question: Question): readonly OptionValue[] {
  if (question.kind === "switch") return [true, false];
  if (question.kind === "text") return [String(question.default)];
  return [
    ...new Set([question.default as OptionValue, ...question.values, ...valuesOf(cardOf(game.about.key), question, 2)]),
  ];
}

afterEach(() => {
  settings.language = "en";
});

describe.each(games.map((it) => [it.about.key, it] as const))("%s", (key, game) => {
  const card = cardOf(key);

  it.each(LANGUAGES)("has words for all that may be agreed (%s)", (language) => {
    settings.language = language;
    for (const question of questions(game.options)) {
      for (const label of [optionLabel(card, question.name), askOption(card, question.name)]) {
        expect(label, question.name).not.toBe(question.name);
        expect(label, question.name).not.toMatch(RAW);
      }
      for (const value of everyValue(game, question)) {
        const label = valueLabel(card, question, value, ["Zoé", ""]);
        expect(label, `${question.name}: ${String(value)}`).not.toMatch(RAW);
        // A key that happens to be a word is a word of the other language's, too.
        if (typeof value === "string" && /[a-z]{4}/.test(value) && language === "fr")
          expect(label, question.name).not.toBe(value);
      }
    }
  });

  it.each(LANGUAGES)("tells its presets apart (%s)", (language) => {
    settings.language = language;
    const presets = game.presets.map((it) => card?.preset(it.key));
    expect(presets.map((it) => it?.title)).not.toContain(undefined);
    expect(new Set(presets.map((it) => it?.title)).size).toBe(presets.length);
    expect(new Set(presets.map((it) => it?.text)).size).toBe(presets.length);
  });
});

it("calls a seat by who sits there, and a free one by its number", () => {
  settings.language = "fr";
  const question: Question = { kind: "seat", name: "first", values: ["random"], default: "random" };
  const card = cardOf("between");
  expect(valuesOf(card, question, 2).map((it) => valueLabel(card, question, it, ["Zoé", ""]))).toEqual([
    "tiré au sort",
    "Zoé",
    "place 2",
  ]);
  expect(askOption(card, "first")).toContain("le plus âgé");
  expect(askOption(cardOf("kidz-line"), "first")).toContain("le plus jeune");
});

it("says a yes or a no where a game has no better word, and nothing in a word", () => {
  expect(valueLabel(cardOf("trapwords"), { kind: "switch", name: "tie_break", default: false }, false)).toBe("no");
  expect(valueLabel(null, { kind: "text", name: "day", default: "" }, "")).toBe("none");
});

describe("clocks say how long they run", () => {
  const seconds = (file: string, name: string) => {
    const [, found] =
      new RegExp(`^${name} = ([\\d_]+)`, "m").exec(readFileSync(`../src/tablee/games/${file}/pieces.py`, "utf8")) ?? [];
    return Number(found?.replace(/_/g, "")) / 1000;
  };

  it.each([
    ["between", "pace", "between", "TURN_TIME", "CHOOSE_TIME"],
    ["wordz", "pace", "wordz", "TURN_TIME", "COMPOSE_TIME"],
    ["entre-les-lignes", "drawing_pace", "entre_les_lignes", "DRAW_TIME", "DRAW_TIME"],
    ["entre-les-lignes", "voting_pace", "entre_les_lignes", "VOTE_TIME", "VOTE_TIME"],
    ["trapwords", "trap_pace", "trapwords", "TRAP_TIME", "TRAP_TIME"],
    ["line", "pace", "light_line/modes/line", "TURN_TIME", null],
    ["kidz-line", "pace", "light_line/modes/kidz_line", "TURN_TIME", null],
    ["long-line", "pace", "light_line/modes/long_line", "ROUND_TIME", null],
  ])("in %s, %s", (key, option, file, normal, last) => {
    const clock = cardOf(key)?.clocks?.[option];
    expect(clock?.seconds).toBe(seconds(file, normal));
    expect(clock?.last).toBe(last === null ? undefined : seconds(file, last));
  });

  it("in words", () => {
    const pace: Question = { kind: "choice", name: "pace", values: [], default: "off" };
    const say = (key: string, value: string) => valueLabel(cardOf(key), pace, value);
    expect(say("between", "relaxed")).toBe("relaxed · 2 min a turn");
    expect(say("between", "when_most_are_done")).toBe("when most are done · then 45 s");
    expect(say("long-line", "fast")).toBe("fast · 1 min 30 s a round");
    expect(say("between", "off")).toBe("none");
  });
});
