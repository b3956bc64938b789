import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ROOM } from "../link/fakes";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { RoomView } from "../wire/messages";
import { called, fit, wished } from "./else";
import Else from "./Else.svelte";
import ElseSheet from "./ElseSheet.svelte";
import Turns from "./Turns.svelte";

const NAMES = ["Ada", "Bob", "Cleo", "Dan"];
const people = NAMES.map((name, n) => ({
  id: n + 1,
  name,
  is_here: true,
  token: null,
  is_ready: false,
  seat: n < 2 ? n : null,
}));
const room: RoomView = { ...ROOM, people, stage: "over", number: 1, wait: [3, 4] };
const WISHES = [
  { person: 3, game: "line" },
  { person: 1, game: "wordz" },
  { person: 4, game: "wordz" },
];
const onTheShelf = games.all;
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.language = "en";
  const shelf = [
    ["line", "LINE", [2, 3, 4, 5, 6]],
    ["between", "Between", [2, 3]],
  ] as const;
  games.all = shelf.map(([key, title, seats]) => {
    return { about: { key, title, seats, minutes: [10, 15] } } as unknown as GameOnShelf;
  });
});
afterEach(async () => {
  games.all = onTheShelf;
  if (page) await unmount(page);
  page = null;
});

it("puts together what people wish for, the most wished for first", () => {
  expect(wished({ ...room, wishes: WISHES })).toEqual([
    { game: "wordz", by: [1, 4] },
    { game: "line", by: [3] },
  ]);
});

it("calls people by name, and oneself last", () => {
  expect(called(room, [1, 4])).toBe("Dan and you");
  expect(called({ ...room, you: 4 }, [1, 4, 9])).toBe("Ada and you");
});

it("says who will watch and how many bots it takes", () => {
  expect(fit(room, [2, 3])).toBe("1 of you watches, and is seated next");
  expect(fit(room, [1])).toBe("3 of you watch, and are seated next");
  expect(fit(room, [6, 5])).toBe("With 1 bot");
  expect(fit(room, [2, 3, 4])).toBeNull();
});

function show(more: Partial<RoomView>): Here {
  const now = { ...room, ...more };
  const here = welcomed({ room: now });
  page = mount(Else, { target: document.body, props: { table: here.table, room: now } });
  flushSync();
  return here;
}

function press(text: string): void {
  [...document.querySelectorAll("button")].find((it) => it.textContent?.includes(text))?.click();
}

it("lets the host pick what others wish for", () => {
  const { sockets } = show({ wishes: WISHES.slice(0, 1) });
  expect(document.body.textContent).toContain("Seated next: Cleo and Dan.");
  expect(document.body.textContent).toContain("LINE: wished for by Cleo.");
  press("Play LINE");
  expect(sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "pick_game", game: "line" } }]);
});

it.each([
  [2, "Me too", "line"],
  [3, "Rather not", ""],
])("lets person %d join the wish or take it back", (you, text, game) => {
  const { sockets } = show({ you, wishes: WISHES.slice(0, 1) });
  press(text);
  expect(sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "want_game", game } }]);
});

it.each([
  [1, "pick_game"],
  [2, "want_game"],
])("shows person %d the shelf, and how each game fits", (you, type) => {
  const now = { ...room, you, wishes: WISHES.slice(0, 1) };
  const { table, sockets } = welcomed({ room: now });
  let isClosed = false;
  page = mount(ElseSheet, { target: document.body, props: { table, room: now, onclose: () => (isClosed = true) } });
  flushSync();
  expect(document.body.textContent).toContain("Wished for by Cleo");
  expect(document.body.textContent).toContain("1 of you watches, and is seated next");
  press("Between");
  expect(sockets.last.asked).toMatchObject([{ type: "wish", action: { type, game: "between" } }]);
  expect(isClosed).toBe(true);
});

it("says by name who picked, who sits and who sits out", () => {
  const gathering: RoomView = { ...room, stage: "gathering", you: 2, picked_by: 1, come: [3, 2], wait: [4] };
  page = mount(Turns, { target: document.body, props: { room: gathering, title: "LINE" } });
  flushSync();
  const told = [...document.querySelectorAll("[role=status] p")].map((it) => it.textContent);
  expect(told).toEqual([
    "Ada has picked LINE.",
    "At the table this time: Cleo and you.",
    "Watching this time, and seated first next time: Dan.",
  ]);
});
