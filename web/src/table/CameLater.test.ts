/** Who came after the game sees nothing of it, and is not kept from the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import CameLater from "./CameLater.svelte";

let page: Record<string, unknown>;
let here: Here;

beforeEach(() => {
  settings.language = "en";
});
afterEach(() => unmount(page));

function show(more: Partial<RoomView>): string[] {
  const chair = { person: 1, bot: null, is_passed_over: false, before: [] };
  const room: RoomView = {
    ...ROOM,
    stage: "over",
    number: 1,
    host: 2,
    chairs: [chair, { ...chair, person: null, bot: "regular" }],
    ...more,
  };
  here = welcomed({ room, view: null });
  page = mount(CameLater, { target: document.body, props: { table: here.table, room, title: "BETWEEN" } });
  flushSync();
  return [...document.querySelectorAll("button")].map((it) => it.textContent.trim());
}

it("lets who was given a seat wish for another game", () => {
  expect(show({})).toContain("Play again");
});

it("lets who was left the table gather anew", () => {
  expect(show({ host: 1, seat: null })).toContain("Change seats or options");
  [...document.querySelectorAll("button")].at(-1)?.click();
  expect(here.sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "regather" } }]);
});
