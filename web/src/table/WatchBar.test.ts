import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chair, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import { ROOM } from "../link/fakes";
import type { ChairView, RoomView } from "../wire/messages";
import { placesOf } from "../room/places";
import WatchBar from "./WatchBar.svelte";

const ada = chair({ person: 1 });
const bot = chair({ bot: "regular" });
let page: Record<string, unknown>;
let table: TableStore;

beforeEach(() => {
  settings.language = "fr";
});
afterEach(() => unmount(page));

function watch(...chairs: ChairView[]): void {
  look({ chairs, may_ask: chairs.flatMap((it, seat) => (it.person === null ? [seat] : [])) });
}

function look(more: Partial<RoomView>): void {
  const chairs = more.chairs ?? [];
  const names = chairs.map((it, seat) =>
    it.person === 1 ? "Ada" : (it.before.at(-1) ?? ["", "Dynamo", "Pivot"][seat] ?? ""),
  );
  const room: RoomView = { ...ROOM, stage: "playing", you: 2, seat: null, names, ...more };
  ({ table } = welcomed({ room }));
  page = mount(WatchBar, { target: document.body, props: { table, room, places: placesOf(room, "BCDF") } });
  flushSync();
}

const buttons = (inside: string) => [...document.querySelectorAll<HTMLElement>(`${inside} button`)];
const names = (inside: string) => buttons(inside).map((it) => it.textContent.trim());

it("offers a single seat by its name", () => {
  watch(ada, bot);
  expect(names(".watch")).toEqual(["Demander la place de Dynamo"]);
});

it("takes it without a word from anybody where a host is alone with bots", () => {
  look({ host: 2, chairs: [bot, bot], may_ask: [1] });
  expect(names(".watch")).toEqual(["Prendre la place de Dynamo"]);
});

it("says whose word is awaited, and lets one think better of it", () => {
  look({ chairs: [ada, bot], may_ask: [1], asks: [{ person: 2, seat: 1, voices: [1] }] });
  expect(document.querySelector(".watch p")?.textContent.trim()).toBe("On attend l’accord d’Ada.");
  expect(names(".watch")).toEqual(["Renoncer"]);
  buttons(".watch")[0]?.click();
  expect(table.waiting).toMatchObject([{ type: "wish", action: { type: "decline_seat", person: 2 } }]);
});

it("offers no other seat to who had one in this game", () => {
  look({ chairs: [ada, bot], may_ask: [] });
  expect(names(".watch")).toEqual([]);
});

it("offers nothing where there is no seat to take", () => {
  watch(ada, chair({ person: 3, is_passed_over: true }));
  expect(names(".watch")).toEqual([]);
});

it("has one button for many seats, and lists bots and empty seats on a sheet", () => {
  watch(ada, bot, bot, chair({ before: ["Amande"] }));
  expect(names(".watch")).toEqual(["Demander une place"]);
  buttons(".watch")[0]?.click();
  flushSync();
  expect(names("dialog li")).toEqual([
    "Demander cette place (Dynamo)",
    "Demander cette place (Pivot)",
    "Demander cette place (Amande)",
  ]);
  buttons("dialog li")[2]?.click();
  flushSync();
  expect(table.waiting).toMatchObject([{ type: "wish", action: { type: "sit_down", seat: 3 } }]);
  expect(document.querySelector("dialog")).toBeNull();
});
