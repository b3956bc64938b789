/** What the lists of people and of chairs say of a seat that nobody plays. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { GameOnShelf } from "../link/api";
import { tableOn } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table.svelte";
import { placesOf } from "./places";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import ChairRow from "./ChairRow.svelte";
import Chairs from "./Chairs.svelte";
import { levelName, levelsOf, usualLevel } from "./levels";
import TablePaper from "./TablePaper.svelte";

const BOB = { id: 2, name: "Bob", is_here: false, token: null, is_ready: true, seat: 1 };
const room: RoomView = {
  ...ROOM,
  host: 2,
  stage: "playing",
  people: [...ROOM.people, BOB],
  chairs: [
    { person: 1, bot: null, is_passed_over: false, before: [] },
    { person: 2, bot: null, is_passed_over: true, before: [] },
    { person: null, bot: null, is_passed_over: false, before: ["Cleo"] },
  ],
};
let shown: Record<string, unknown>[] = [];
let table: TableStore;

beforeEach(() => {
  settings.language = "en";
  table = tableOn();
});
afterEach(async () => {
  await Promise.all(shown.map((it) => unmount(it)));
  shown = [];
});

it("says on the table's paper who sits out, and which seat is free", () => {
  shown.push(mount(TablePaper, { target: document.body, props: { table, room } }));
  flushSync();
  expect(document.querySelectorAll("li")[1]?.textContent).toMatch(/Bob.*sitting out/);
  expect(document.body.textContent).toContain("Cleo’s seat is free.");
  expect(document.body.textContent).not.toContain("Sit here");
});

it("says in the lobby who would sit out, and that a seat that was left is free", () => {
  const gathering: RoomView = { ...room, stage: "gathering" };
  for (const place of placesOf(gathering, "BCDF")) {
    shown.push(
      mount(ChairRow, {
        target: document.body,
        props: { table, room: gathering, place, isHost: false, onmore: () => {} },
      }),
    );
  }
  flushSync();
  const rows = [...document.querySelectorAll(".row")].map((it) => it.textContent?.trim());
  expect(rows[1]).toMatch(/Bob.*sitting out/);
  expect(rows[2]).toMatch(/^Free seat\s+Sit here \(Seat 3\)$/);
});

const withLevels = (...levels: string[]) => ({ about: { key: "zed" }, levels }) as unknown as GameOnShelf;

it("takes the regular bot, or the weakest where there is none, or one that plays at random", () => {
  expect(usualLevel(null)).toBe("regular");
  expect(usualLevel(withLevels("random", "novice", "expert"))).toBe("novice");
  expect(usualLevel(withLevels("random"))).toBe("random");
});

it("offers the levels that the server names, and names them kindly", () => {
  expect(levelsOf(withLevels("random", "novice", "sly"))).toEqual(["novice", "sly"]);
  expect(levelsOf(withLevels("random"))).toEqual(["random"]);
  expect(["random", "novice", "sly", "theirs:novice"].map((it) => levelName(it, "zed"))).toEqual([
    "at random",
    "beginner",
    "sly",
    "beginner (theirs)",
  ]);
});

it("shows two teams side by side, and one touch changes sides", () => {
  const chair = (person: number | null) => ({ person, bot: null, is_passed_over: false, before: [] });
  const people = [...ROOM.people, { ...BOB, is_here: true }];
  const names = ["Ada", "Bob", "", ""];
  const teams: RoomView = {
    ...ROOM,
    game: "trapwords",
    people,
    names,
    chairs: [chair(1), chair(2), chair(null), chair(null)],
  };
  shown.push(mount(Chairs, { target: document.body, props: { table, room: teams, game: null, isHost: true } }));
  flushSync();
  const columns = [...document.querySelectorAll("ol")].map((it) =>
    [...it.querySelectorAll(".name")].map((name) => name.textContent),
  );
  expect(columns).toEqual([
    ["Ada", "Free seat"],
    ["Bob", "Free seat"],
  ]);
  const [join] = [...document.querySelectorAll("button")].filter((it) => it.textContent?.includes("Join this team"));
  join?.click();
  expect(table.waiting).toMatchObject([{ action: { type: "sit_down", seat: 3 } }]);
  // The host lets Bob change sides.
  document.querySelector<HTMLButtonElement>("[aria-label='More for Bob']")?.click();
  flushSync();
  [...document.querySelectorAll<HTMLButtonElement>("dialog button")]
    .find((it) => it.textContent?.includes("Over to: Red team"))
    ?.click();
  expect(table.waiting.at(-1)).toMatchObject({ action: { type: "swap_seats", one: 1, other: 2 } });
});

it("offers behind one's own seat what one can do there", () => {
  const guest: RoomView = { ...ROOM, host: 2, people: [...ROOM.people, { ...BOB, seat: null }] };
  shown.push(mount(Chairs, { target: document.body, props: { table, room: guest, game: null, isHost: false } }));
  flushSync();
  document.querySelector<HTMLButtonElement>("[aria-label='More for Ada']")?.click();
  flushSync();
  const offered = [...document.querySelectorAll("dialog button")].map((it) => it.textContent?.trim()).filter(Boolean);
  expect(offered).toEqual(["Keep this name", "Stand up and watch"]);
});
