import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../store/settings.svelte";
import { TableStore } from "../store/table.svelte";
import { ROOM, Sockets, welcome } from "../wire/fakes";
import { memoryShelf } from "../wire/outbox";
import type { RoomView } from "../wire/messages";
import AbsentBar from "./AbsentBar.svelte";

const BOB = { id: 2, name: "Bob", is_here: false, is_ready: true, seat: 1 };
const room: RoomView = {
  ...ROOM,
  stage: "playing",
  people: [...ROOM.people, BOB],
  chairs: [
    { person: 1, bot: null },
    { person: 2, bot: null },
  ],
};
let page: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  const sockets = new Sockets();
  const table = new TableStore({ code: "BCDF", url: "ws://table", plug: sockets.plug, kept: memoryShelf(), fleeting: memoryShelf() });
  table.open();
  sockets.last.tell(welcome({ room }));
  page = mount(AbsentBar, { target: document.body, props: { table, room } });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

const offers = () => [...document.querySelectorAll("button")].map((it) => it.textContent?.trim());

function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

it("offers to lend a seat after a while, and again after as long for those who wait", () => {
  expect(document.body.textContent).toContain("The seat is kept");
  pass(32_000);
  expect(offers()).toEqual(["Wait", "Lend the seat to a bot"]);
  document.querySelector<HTMLButtonElement>("button")?.click();
  flushSync();
  expect(document.querySelector(".bar")).toBeNull();
  pass(25_000);
  expect(offers()).toEqual([]);
  pass(8_000);
  expect(offers()).toEqual(["Wait", "Lend the seat to a bot"]);
});
