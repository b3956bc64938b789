import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import Print from "./Print.svelte";
import { packsOnPaper } from "./printing";

const shelf = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
const gameOf = (key: string): GameOnShelf => shelf.find((it) => it.about.key === key)!;
const pack = (name: string, sample: string, is_ours = true) => ({ name, cards: 2, sample: [sample], is_ours });
const PACKS: Readonly<Record<string, unknown>> = {
  "/api/packs/entre-les-lignes/en": { packs: [pack("tablee", "cat"), pack("club", "mast", false)] },
  "/api/packs/entre-les-lignes/both": { packs: [pack("tablee", "chat = cat")] },
  "/api/packs/entre-les-lignes/en/tablee": { cards: [["cat", "harbour"]] },
  "/api/packs/entre-les-lignes/both/tablee": { cards: [["chat = cat", "piano = piano"]] },
  "/api/packs/trapwords/en": { packs: [pack("contemporary", "phone"), pack("fantasy", "dragon")] },
  "/api/packs/trapwords/both": { packs: [] },
};

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("fetch", async (address: string) => {
    const found = PACKS[address];
    return new Response(JSON.stringify(found ?? { error: "no_such_pack" }), { status: found ? 200 : 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  games.all = null;
  document.body.replaceChildren();
});

it("lists what the lobby does, and the packs in two languages", async () => {
  const found = await packsOnPaper(gameOf("entre-les-lignes"), "en");
  expect(found.map((it) => [it.key, it.label, it.text])).toEqual([
    ["en/tablee", "ours", "2 cards: cat…"],
    ["en/club", "club, of this server", "2 cards: mast…"],
    ["both/tablee", "ours, in two languages", "2 cards: chat · cat…"],
  ]);
});

it("has both sets in one box before each of them", async () => {
  const found = await packsOnPaper(gameOf("trapwords"), "en");
  expect(found.map((it) => [it.pack, it.label])).toEqual([
    ["tablee", "all of ours"],
    ["contemporary", "everyday"],
    ["fantasy", "fantasy"],
  ]);
});

it("prints the pack that is chosen, a card in two languages with both on it", async () => {
  games.all = shelf;
  const page = mount(Print, { target: document.body, props: { game: "entre-les-lignes" } });
  const card = () =>
    [...document.querySelectorAll("[data-kind=words] li")].map((it) =>
      [...it.querySelectorAll(".tongue")].map((one) => one.textContent),
    );
  await vi.waitFor(() => expect(card()).toEqual([["cat"], ["harbour"]]));
  document.querySelector<HTMLInputElement>("input[value='both/tablee']")!.click();
  flushSync();
  await vi.waitFor(() => expect(card()).toEqual([["chat", "cat"], ["piano"]]));
  await unmount(page);
});
