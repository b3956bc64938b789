import { beforeEach, expect, it } from "vitest";
import { refusalSentence, t } from ".";
import { settings } from "../store/settings.svelte";
import { elided } from "./elide";
import { players } from "./range";
import { listed, words } from "./words";

const say = words({ hello: "Hello {name}", "cat.one": "{n} cat", "cat.other": "{n} cats" }, { hello: "Bonjour {name} ?", "cat.one": "{n} chat", "cat.other": "{n} chats" });

beforeEach(() => {
  settings.language = "fr";
});

it("puts names into sentences, and French spaces before its marks", () => {
  expect(say("hello", { name: "Ada" })).toBe("Bonjour Ada\u202f?");
});

it("leaves a player's own words as they are", () => {
  expect(say("hello", { name: "{n} ?" })).toBe("Bonjour {n} ?\u202f?");
});

it("elides before a name that begins with a vowel, in French only", () => {
  const seat = words({ of: "{name}’s seat" }, { of: "La place {de name} est libre" });
  expect(seat("of", { name: "Amande" })).toBe("La place d’Amande est libre");
  expect(seat("of", { name: "Max" })).toBe("La place de Max est libre");
  settings.language = "en";
  expect(seat("of", { name: "Amande" })).toBe("Amande’s seat");
});

it.each([
  ["d’Élise", "Élise"],
  ["d’œillet", "œillet"],
  ["d’Hélène", "Hélène"],
  ["d’Yves", "Yves"],
  ["d’Entre les lignes", "Entre les lignes"],
  ["de Yann", "Yann"],
  ["de HEAD-LINE", "HEAD-LINE"],
  ["de Çelik", "Çelik"],
  ["de 11", "11"],
  ["de « arbre »", "« arbre »"],
])("writes « %s »", (expected, name) => {
  expect(elided("de", name)).toBe(expected);
});

it("elides « que » as well", () => {
  expect([elided("que", "Inès"), elided("que", "Bob")]).toEqual(["qu’Inès", "que Bob"]);
});

it("counts as each language does", () => {
  expect([0, 1, 2].map((n) => say.count("cat", n))).toEqual(["0 chat", "1 chat", "2 chats"]);
  settings.language = "en";
  expect([0, 1, 2].map((n) => say.count("cat", n))).toEqual(["0 cats", "1 cat", "2 cats"]);
});

it("counts those who may play, one alone too", () => {
  expect([[1], [2], [2, 3, 4]].map(players)).toEqual(["1 joueur", "2 joueurs", "2 à 4 joueurs"]);
  settings.language = "en";
  expect([[1], [2], [1, 2]].map(players)).toEqual(["1 player", "2 players", "1 to 2 players"]);
});

it("lists names as a sentence does", () => {
  expect(listed(["Ada", "Lou", "Max"])).toBe("Ada, Lou et Max");
});

it("has a sentence for a refusal it does not know", () => {
  expect(refusalSentence("you_hold_it", () => "Le vôtre.")).toBe("Le vôtre.");
  expect(refusalSentence("host_only")).toMatch(/hôte/);
  expect(refusalSentence("quite_new")).toMatch(/quite_new/);
});

it("does not compile without a name, or with an unknown key", () => {
  // @ts-expect-error a name is missing
  say("hello");
  // @ts-expect-error there is no such key
  expect(t("nowhere")).toBe("nowhere");
});
