/** Every bot of every game of ours has a name in words, and one sentence that tells how it plays. */
import { readFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { settings, type Language } from "../store/settings.svelte";
import type { GameOnShelf } from "../link/api";
import { levelName, levelsOf, levelText } from "./levels";

const games = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];

afterEach(() => {
  settings.language = "en";
});

it.each<Language>(["fr", "en"])("names every level and describes it in a sentence of its own (%s)", (language) => {
  settings.language = language;
  for (const game of games) {
    const { key } = game.about;
    const texts = levelsOf(game).map((it) => levelText(it, key));
    for (const text of texts) expect(text, key).toMatch(/^\p{Lu}.{10,90}\.$/u);
    expect(new Set(texts).size, key).toBe(texts.length);
    if (language === "fr") expect(levelsOf(game).map((it) => levelName(it, key))).not.toContain("strong");
  }
});

it("says nothing of a bot that another package brings under a name of ours", () => {
  expect(levelText("novice", "line")).not.toBe("");
  expect(levelText("theirs:novice", "line")).toBe("");
  expect(levelText("sly", "line")).toBe("");
});
