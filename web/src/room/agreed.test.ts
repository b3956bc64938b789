/** What was agreed, in the hands of the host. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { ROOM } from "../link/fakes";
import { welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { RoomView } from "../wire/messages";
import Agreed from "./Agreed.svelte";

const games = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];

it("keeps a change that is still on its way to the table when the next one is made", async () => {
  settings.language = "en";
  const game = games.find((it) => it.about.key === "trapwords");
  const room: RoomView = { ...ROOM, game: "trapwords", options: { glass: 40 } };
  const { table, sockets } = welcomed({ room });
  const page = mount(Agreed, { target: document.body, props: { table, room, game, isHost: true } as never });
  flushSync();
  document.querySelector<HTMLButtonElement>("header button")?.click();
  flushSync();
  const field = [...document.querySelectorAll("label")].find((it) => it.textContent.includes("ooms of your own"));
  const rooms = field?.querySelector("input") ?? document.querySelector<HTMLInputElement>(`#${field?.htmlFor ?? ""}`);
  if (!rooms) throw new Error("no field");
  rooms.value = "1-2-3-4-5";
  for (const type of ["input", "change"]) rooms.dispatchEvent(new Event(type, { bubbles: true }));
  flushSync();
  document.querySelector<HTMLInputElement>("input[value='120']")?.click();
  flushSync();
  const asked = sockets.last.asked.flatMap((it) => (it.type === "wish" ? [it.action] : []));
  expect(asked).toEqual([
    { type: "set_options", options: { glass: 40, own_rooms: "1-2-3-4-5" } },
    { type: "set_options", options: { glass: 120, own_rooms: "1-2-3-4-5" } },
  ]);
  await unmount(page);
});
