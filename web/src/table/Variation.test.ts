import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import type { VariationView } from "../wire/messages";
import Variation from "./Variation.svelte";

const FROM: VariationView = { code: "BCDF", number: 2, step: 7, seat: 0, is_true: false };
const onTheShelf = games.all;
let page: Record<string, unknown>;

beforeEach(() => void (settings.language = "en"));
afterEach(async () => {
  games.all = onTheShelf;
  settings.language = "en";
  await unmount(page);
});

function show(variation: VariationView | null, game = "between"): string {
  page = mount(Variation, { target: document.body, props: { room: { variation, game } } });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ").trim();
}

it("says what it is, and leads back to the game it left", () => {
  expect(show(FROM)).toContain("Variation From step 7 of a game that is over, with new cards");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/t/BCDF?past=2");
});

it("shows no way back to whoever is not told of one", () => {
  expect(show({ ...FROM, code: "", is_true: true })).toContain("with its own cards");
  expect(document.querySelector("a")).toBeNull();
});

it("speaks of no cards where there are none", () => {
  games.all = [{ about: { key: "trapwords" }, deals_anew: false }] as unknown as GameOnShelf[];
  settings.language = "fr";
  expect(show({ ...FROM, is_true: true }, "trapwords")).toContain("Depuis le pas 7 d’une partie finie.");
});

it("is not there over any other game", () => {
  expect(show(null)).toBe("");
});
