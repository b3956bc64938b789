import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { logAddress } from "../link/api";
import { ROOM, Sockets, update, welcome } from "../link/fakes";
import { memoryShelf } from "../link/outbox";
import type { RoomView } from "../wire/messages";
import { Company, nextOf, sweep } from "./company.svelte";
import { shelf, tabShelf } from "./settings.svelte";

const CODE = "BCDF";
const SECRET = "unmistakable";
const people = ["Ada", "Bob", "Cleo"].map((name, n) => ({
  ...{ id: n + 1, name, is_here: true, token: null, is_ready: false, seat: n },
}));
const PLAYING: RoomView = { ...ROOM, people, stage: "playing", number: 1 };

let company = new Company();
let sockets = new Sockets();
let dialled: string[] = [];
const renew = vi.fn();

function sit(...device: number[]): void {
  const plug = (url: string) => {
    dialled.push(url.replace("ws://table", ""));
    return sockets.plug();
  };
  company.sit(CODE, device, { url: "ws://table", plug, renew });
}

function keys(): string[] {
  return [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })].map(String);
}

beforeEach(() => {
  vi.useFakeTimers();
  company = new Company();
  sockets = new Sockets();
  dialled = [];
});
afterEach(() => {
  company.leave();
  renew.mockReset();
  for (const it of [shelf, tabShelf])
    for (const key of Array.from({ length: it.length }, (_, n) => it.key(n) ?? "")) it.removeItem(key);
  vi.useRealTimers();
});

it("sits alone as ever, under no other name", () => {
  sit(4);
  expect(dialled).toEqual([""]);
  expect(company.isShared).toBe(false);
  expect(company.isOpen(PLAYING)).toBe(true);
  expect(logAddress(CODE, 1)).toBe("/api/tables/BCDF/games/1/log");
});

it("shows several nothing of a game before one of them opens the curtain, and asks for that one then", () => {
  sit(1, 2);
  sockets.last.tell(welcome({ room: PLAYING }));
  expect(dialled).toEqual(["?as=1&curtain"]);
  expect(company.isOpen(PLAYING)).toBe(false);
  company.open(2, PLAYING);
  expect(dialled.at(-1)).toBe("?as=2");
  expect(company.isOpen(PLAYING)).toBe(false);
  sockets.last.tell(welcome({ room: { ...PLAYING, you: 2 }, view: { word: SECRET } }));
  company.arrive();
  expect(company.isOpen(PLAYING)).toBe(true);
  expect(company.table?.view).toEqual({ word: SECRET });
  expect(company.last).toBe(2);
  expect(logAddress(CODE, 1)).toBe("/api/tables/BCDF/games/1/log?as=2");
  // Another game began while that one looked: nobody has opened it.
  expect(company.isOverrun({ ...PLAYING, number: 2 })).toBe(true);
});

it("keeps what one of several was told and asked for in memory only", () => {
  sit(1, 2);
  company.table?.close();
  company.open(1, PLAYING);
  sockets.last.tell(welcome({ room: PLAYING, told: [{ type: "dealt", word: SECRET }] }));
  company.arrive();
  sockets.last.tell(update(1, { word: SECRET }));
  company.table?.act({ type: "guess", word: SECRET });
  expect(company.table?.waiting).toHaveLength(1);
  expect(keys().filter((it) => it.includes(SECRET))).toEqual([]);
});

it("comes down at once, and leaves with all that lay on the device", async () => {
  sit(1, 2);
  shelf.setItem(`tablee:drawing:${CODE}:1:1:0`, SECRET);
  const falling = company.fall();
  expect(company.hasFallen).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  await falling;
  expect(renew).toHaveBeenCalledOnce();
  expect(keys().filter((it) => it.includes(SECRET))).toEqual([]);
});

it("takes one more in: at once while people gather, behind the curtain in a game, when all is answered", () => {
  sit(1);
  sockets.last.tell(welcome({ room: ROOM }));
  company.welcome(2, ROOM);
  expect(company.people).toEqual([1, 2]);
  expect(dialled.at(-1)).toBe("?as=1&curtain");
  expect(renew).not.toHaveBeenCalled();
  company.welcome(3, PLAYING);
  expect([company.isOpen(PLAYING), company.isPassing, company.hasFallen]).toEqual([false, true, false]);
});

it("sweeps away what is one person's own, of this table alone", () => {
  const lying = memoryShelf();
  const stays = [
    "tablee:settings",
    "tablee:tables",
    `tablee:promises:${CODE}`,
    "tablee:journal:WXYZ",
    `other:journal:${CODE}`,
  ];
  const notes = `tablee:notes:wordz:${CODE}:1`;
  const goes = ["journal", "outbox", "drawing", "drawing-sent"].map((it) => `tablee:${it}:${CODE}`);
  for (const key of [...stays, ...goes, notes, `tablee:drawing:${CODE}:1:2:0`]) lying.setItem(key, "x");
  sweep(CODE, [lying]);
  expect(Array.from({ length: lying.length }, (_, n) => lying.key(n)).sort()).toEqual(stays.sort());
});

it("hides the game from who has left: the last one on the device opens it, and is alone from then on", () => {
  sit(1, 2);
  company.open(1, PLAYING);
  company.leave();
  sit(2);
  expect(dialled.at(-1)).toBe("?as=2&curtain");
  expect(company.isOpen(PLAYING)).toBe(false);
  company.open(2, PLAYING);
  expect(dialled.at(-1)).toBe("");
  company.leave();
  sit(2);
  expect(company.isShared).toBe(false);
});

it("goes round by the seats, to those who are awaited", () => {
  expect(nextOf(PLAYING, [1, 2, 3], null)).toBe(1);
  expect(nextOf(PLAYING, [1, 2, 3], 1)).toBe(2);
  expect(nextOf(PLAYING, [1, 2], 3)).toBe(1);
  expect(nextOf(PLAYING, [2], 2)).toBe(2);
  expect(nextOf(PLAYING, [], 2)).toBe(null);
});
