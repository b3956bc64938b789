import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { remember } from "../store/recent";
import { settings, WHATEVER } from "../store/settings.svelte";
import Home from "./Home.svelte";
import Open from "./Open.svelte";

const shelf = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
let page: Record<string, unknown>;

beforeEach(() => {
  games.all = shelf;
  settings.language = "en";
  settings.wish = WHATEVER;
  page = mount(Home, { target: document.body });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  games.all = null;
  settings.wish = WHATEVER;
});

const shown = (where: string) =>
  [...document.querySelectorAll(`${where} h3`)].map((it) => it.textContent.trim()).sort();
const others = () => shown("details");
const all = () => shown("main");
const said = () => document.querySelector("main [role=status]")?.textContent.trim();
const chosen = () => [...document.querySelectorAll("[aria-pressed=true]")].map((it) => it.textContent.trim());

function press(label: string): void {
  const found = [...document.querySelectorAll<HTMLElement>("[role=group] button")];
  found.find((it) => it.textContent.trim() === label)?.click();
  flushSync();
}

it("shows what suits those who are here, with the rest one touch away", () => {
  expect([others(), said()]).toEqual([[], ""]);
  press("4");
  expect(others()).toEqual(["SOLO-LINE"]);
  expect(said()).toBe(`${shelf.length - 1} games suit you.`);
  press("7+");
  press("45 min");
  expect(others()).toEqual(["Between", "HEAD-LINE", "LINE", "SOLO-LINE", "Trapwords"]);
  press("7+");
  expect(others()).toEqual(["Trapwords"]);
  expect(all()).toHaveLength(shelf.length);
});

it("remembers what was asked, and opens a table of that size", async () => {
  press("3");
  await unmount(page);
  page = mount(Open, { target: document.body, props: { game: "between" } });
  flushSync();
  expect(document.querySelector<HTMLInputElement>("input[value='3']")?.checked).toBe(true);
  await unmount(page);
  page = mount(Home, { target: document.body });
  flushSync();
  expect(chosen().filter((it) => /^\d\+?$/.test(it))).toEqual(["3"]);
});

it("leaves out what is played with words where no language is shared, and opens a table in the one that was asked for", async () => {
  press("No words");
  expect(others()).toEqual(["Entre les lignes", "Trapwords", "WORDZ"]);
  press("French");
  expect(others()).toEqual([]);
  await unmount(page);
  page = mount(Open, { target: document.body, props: { game: "wordz" } });
  flushSync();
  const spoken = [...document.querySelectorAll<HTMLInputElement>("input[value=fr], input[value=en]")];
  expect(spoken.filter((it) => it.checked).map((it) => it.value)).toEqual(["fr"]);
});

it("shows the whole shelf where nothing suits", () => {
  press("1");
  games.all = shelf.filter((it) => it.about.key !== "solo-line");
  flushSync();
  expect([all().length, others()]).toEqual([shelf.length - 1, []]);
  expect(said()).toMatch(/^No game suits all of that/);
});

it("names the table one comes back to: the game, the people, and when", async () => {
  await unmount(page);
  remember({ code: "BCDF", game: "between", person: 1, at: Date.now() - 5 * 60_000, others: ["Bob", "Cleo"] });
  page = mount(Home, { target: document.body });
  flushSync();
  const back = document.querySelector("a[href='/t/BCDF']")?.textContent.replace(/\s+/g, " ");
  expect(back).toMatch(/table BCDF.*Between, with Bob and Cleo.*5 minutes ago/);
});
