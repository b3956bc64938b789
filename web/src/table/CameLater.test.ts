/** Who came after the game sees nothing of it, and is not kept from the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import { TableStore } from "../store/table.svelte";
import { ROOM, Sockets, welcome } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import { memoryShelf } from "../link/outbox";
import CameLater from "./CameLater.svelte";

let page: Record<string, unknown>;
let sockets: Sockets;

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
  sockets = new Sockets();
  const table = new TableStore({
    code: "BCDF",
    url: "ws://table",
    plug: sockets.plug,
    kept: memoryShelf(),
    fleeting: memoryShelf(),
  });
  table.open();
  sockets.last.tell(welcome({ room, view: null }));
  page = mount(CameLater, { target: document.body, props: { table, room, title: "BETWEEN" } });
  flushSync();
  return [...document.querySelectorAll("button")].map((it) => it.textContent.trim());
}

it("lets who was given a seat wish for another game", () => {
  expect(show({})).toContain("Play again");
});

it("lets who was left the table gather anew", () => {
  expect(show({ host: 1, seat: null })).toContain("Change seats or options");
  [...document.querySelectorAll("button")].at(-1)?.click();
  expect(sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "regather" } }]);
});
