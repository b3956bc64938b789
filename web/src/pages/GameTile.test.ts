/** A game on the shelf: ours, and one that comes as a package. */
import { afterEach, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import GameTile from "./GameTile.svelte";
import { cardOf, hasLesson } from "../games/shelf";

afterEach(() => {
  games.all = null;
});

const ABOUT = { key: "chess", title: "Chess", seats: [2], minutes: [20, 40], authors: ["Ada"], version: 1 };
const FACE = {
  base: "/games/chess/0123456789abcdef/",
  card: {
    interface: 1,
    accent: "olive",
    order: { length: ["long", "short"] },
    clocks: { pace: { each: "turn", seconds: 30, last: null } },
    unasked: ["seed"],
    teams: { count: 2 },
  },
  words: {
    fr: { pitch: "Un roi tombe.", "option.length": "Durée", "option.length.long": "longue", "team.0": "Blancs" },
    en: { pitch: "A king falls.", "option.length": "Length", "option.length.long": "long", "team.0": "White" },
  },
  has: ["tile.svg", "rules.fr.md", "lesson.js"],
};
function onShelf(face: unknown): GameOnShelf {
  const game = { about: ABOUT, options: {}, presets: [], levels: [], is_ours: false, plays_on: false, face } as never;
  games.all = [game];
  return game;
}

it("is called by the words of its face, and by ours where it has none", () => {
  onShelf(FACE);
  settings.language = "fr";
  const card = cardOf("chess")!;
  expect([card.pitch(), card.option("length"), card.value("length", "long")]).toEqual([
    "Un roi tombe.",
    "Durée",
    "longue",
  ]);
  expect([card.option("pace"), card.value("pace", "fast"), card.preset("classic").title]).toEqual([
    "Horloge",
    "rapide",
    "Classique",
  ]);
  expect(card).toMatchObject({ accent: "olive", picture: `${FACE.base}tile.svg`, unasked: ["seed"], hasLesson: true });
  expect(card.order).toMatchObject({ length: ["long", "short"], pace: expect.anything() });
  expect([card.teams?.of(3), card.teams?.name(0), card.teams?.name(1)]).toEqual([1, "Blancs", "2"]);
  settings.language = "en";
  expect(card.pitch()).toBe("A king falls.");
  expect(cardOf("chess")).toBe(card);
});

it("is a game like others without a face, and none that nobody knows", () => {
  onShelf(null);
  expect(cardOf("chess")).toMatchObject({ accent: "indigo", hasLesson: false });
  expect(cardOf("chess")?.pitch()).toBe("");
  expect(cardOf("go")).toBeNull();
});

it.each([
  ["with all it brings", FACE, [`${FACE.base}tile.svg`, "/?play=chess", "/rules/chess", "/?learn=chess"]],
  ["with nothing", null, ["/?play=chess"]],
])("shows a tile %s", async (_, face, links) => {
  const tile = mount(GameTile, { target: document.body, props: { game: onShelf(face) } });
  flushSync();
  const found = [...document.querySelectorAll("article img, article a")];
  expect(found.map((it) => it.getAttribute("src") ?? it.getAttribute("href"))).toEqual(links);
  await unmount(tile);
});

it("offers the lessons that there are, and no others", () => {
  const written = Object.keys(import.meta.glob("../games/*/Lesson.svelte")).map((it) => it.split("/")[2]!);
  const ours = Object.keys(import.meta.glob("../games/*/card.ts")).map((it) => it.split("/")[2]!);
  expect(ours.filter(hasLesson)).toEqual(written);
});
