import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { ROOM } from "../link/fakes";
import type { GameOnShelf } from "../link/api";
import { company } from "../store/company.svelte";
import { welcomed } from "../store/fakes";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import OnDevice from "./OnDevice.svelte";

const people = ["Ada", "Bob"].map((name, n) => ({
  ...{ id: n + 1, name, is_here: true, token: null, is_ready: false, seat: n },
}));
const RACE = "In this game everybody plays at the same time";
const onTheShelf = games.all;
let page: Record<string, unknown> | null = null;

async function lay(game: string, device: readonly number[], seats = [2, 3]): Promise<string> {
  if (page) await unmount(page);
  settings.language = "en";
  games.all = [{ about: { key: game, title: game, seats } } as unknown as GameOnShelf];
  company.people = device;
  const room = { ...ROOM, game, people };
  page = mount(OnDevice, { target: document.body, props: { table: welcomed({ room }).table, room, onshow: () => {} } });
  flushSync();
  return document.body.textContent;
}

afterEach(async () => {
  games.all = onTheShelf;
  if (page) await unmount(page);
  page = null;
  company.leave();
});

it("tells those who share a device before a race, and nobody before a game in turns", async () => {
  for (const game of ["long-line", "head-line"]) expect(await lay(game, [1, 2])).toContain(RACE);
  for (const game of ["between", "trapwords", "wordz", "line"]) expect(await lay(game, [1, 2])).not.toContain(RACE);
});

it("shows those on the device together, and who of them is in front", async () => {
  await lay("between", [1, 2]);
  const pressed = [...document.querySelectorAll("li button")].map((it) => [
    it.textContent.trim(),
    it.getAttribute("aria-pressed"),
  ]);
  expect(pressed).toEqual([
    ["Ada", "true"],
    ["Bob", "false"],
  ]);
});

it("offers one more, but not to who plays alone", async () => {
  expect(await lay("between", [1])).toContain("Add somebody on this device");
  expect(await lay("solo-line", [1], [1])).not.toContain("Add somebody");
});
