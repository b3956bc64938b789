import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import AskBar from "./AskBar.svelte";
import LookBack from "./LookBack.svelte";
import { placesOf } from "../room/places";

const zoe = { id: 2, name: "Zoé", is_here: true, token: null, is_ready: false, seat: null };
const ask = { person: 2, seat: 1, voices: [1] };
const room: RoomView = {
  ...ROOM,
  stage: "playing",
  people: [...ROOM.people, zoe],
  chairs: [ROOM.chairs[0]!, { person: null, bot: "regular", is_passed_over: false, before: [] }],
  names: ["Ada", "Dynamo"],
  asks: [ask],
};
let page: Record<string, unknown>;
let table: TableStore;

beforeEach(() => {
  settings.language = "en";
  ({ table } = welcomed({ room }));
});
afterEach(() => unmount(page));

const buttons = () => [...document.querySelectorAll("button")];

it("asks those whose word it takes, and sends their answer", () => {
  page = mount(AskBar, { target: document.body, props: { table, room, ask, places: placesOf(room, "BCDF") } });
  flushSync();
  expect(document.querySelector("[role=status] p")?.textContent).toBe("Zoé asks for Dynamo’s seat.");
  expect(buttons().map((it) => it.textContent.trim())).toEqual(["Not now", "Agree"]);
  expect(document.querySelectorAll(".main").length).toBe(1);
  for (const button of buttons()) button.click();
  expect(table.waiting.map((it) => it.action)).toEqual([
    { type: "decline_seat", person: 2 },
    { type: "let_sit", person: 2, seat: 1 },
  ]);
});

it("lets a player show the game to who came after it", () => {
  page = mount(LookBack, {
    target: document.body,
    props: { table, room: { ...room, stage: "over", came_later: [2] } },
  });
  flushSync();
  expect(document.querySelector("li span")?.textContent).toBe("Zoé came after this game.");
  buttons()[0]?.click();
  expect(table.waiting.map((it) => it.action)).toEqual([{ type: "let_look_back", person: 2 }]);
});
