/** What is wrong with a package, said on the first page. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { expectWhole, inBothLanguages } from "../games/whole";
import type { GameOnShelf, Trouble } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import Troubles from "./Troubles.svelte";
import { sentenceOf } from "./troubles";

const CODES: readonly Trouble["code"][] = [
  ...(["broken", "broken_bots", "newer_interface"] as const),
  ...(["unreadable", "missing_text", "missing_file", "too_large"] as const),
];
const trouble = (code: Trouble["code"], key = "awale"): Trouble => ({
  key,
  package: "my-games",
  code,
  detail: "x.json",
});

afterEach(() => {
  games.all = null;
  games.troubles = [];
});

inBothLanguages(() => {
  it.each(CODES)("is a whole sentence: %s", (code) => {
    expectWhole(sentenceOf(trouble(code)));
    expect(sentenceOf(trouble(code), "Échecs")).toContain("Échecs");
  });
});

it("names each game once for what ails it, a nameless one by its package", async () => {
  settings.language = "fr";
  games.all = [{ about: { key: "awale", title: "Awalé" } } as unknown as GameOnShelf];
  games.troubles = [trouble("missing_text"), { ...trouble("missing_text"), detail: "y.json" }, trouble("broken", "")];
  const page = mount(Troubles, { target: document.body });
  flushSync();
  expect([...document.querySelectorAll("li")].map((it) => it.textContent)).toEqual([
    "Il manque des mots à Awalé\u00a0: on y joue du mieux possible.",
    "Le jeu my-games n’a pas pu être chargé. Tous les autres sont là.",
  ]);
  await unmount(page);
});
