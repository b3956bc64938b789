import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { GameOnShelf } from "../../link/api";
import { settings } from "../../store/settings.svelte";
import { dailyGames, dailyName } from "./daily";
import { figured, message, titled } from "./words";

const shelf = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];

it("has a deal of the day for five games, and one in each language where there are words", () => {
  settings.language = "fr";
  const names = dailyGames(shelf).map((it) => [it.about.key, dailyName(it, "2026-11-15", "fr")]);
  expect(Object.fromEntries(names)).toEqual({
    between: "2026-11-15.1",
    line: "2026-11-15.1",
    "long-line": "2026-11-15.1",
    "solo-line": "2026-11-15.1",
    wordz: "2026-11-15.1.fr",
  });
});

const FIGURES = { won: true, points: 5, took: 187, hints: 2 };

it("says how somebody did, and of who was alone no points", () => {
  settings.language = "en";
  expect(figured({ ...FIGURES, hints: 0 }, false)).toBe("won · 5 points · 3:07");
  expect(figured({ ...FIGURES, won: false }, true)).toBe("not solved · 2 hints · 3:07");
});

it("says it in French with the spaces of French", () => {
  settings.language = "fr";
  expect(message("LINE", "", FIGURES, true)).toBe(
    "LINE\u00a0: résolu · 2 aides · 3:07. Les mêmes cartes pour vous\u00a0:",
  );
  expect(titled("LINE", "2026-11-15")).toBe("LINE, la donne du 15 novembre 2026");
});
