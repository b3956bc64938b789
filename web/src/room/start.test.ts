import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { ROOM } from "../link/fakes";
import type { GameOnShelf } from "../link/api";
import { beginAtOnce } from "../store/atonce";
import { chair, welcomed } from "../store/fakes";
import { games } from "../store/games.svelte";
import type { RoomView } from "../wire/messages";
import StartBar from "./StartBar.svelte";

const onTheShelf = games.all;
let page: Record<string, unknown> | null = null;

afterEach(async () => {
  games.all = onTheShelf;
  if (page) await unmount(page);
  page = null;
});

/** What is asked for as soon as the lobby of a table for so many is there. */
function asked(chairs: number, more: Partial<RoomView> = {}): readonly unknown[] {
  games.all = [{ about: { key: ROOM.game }, levels: ["random", "novice", "expert"] } as unknown as GameOnShelf];
  const room: RoomView = {
    ...ROOM,
    seat: 0,
    chairs: Array.from({ length: chairs }, (_, seat) => chair(seat === 0 ? { person: ROOM.you } : {})),
    ...more,
  };
  const { table } = welcomed({ room });
  const before = table.waiting.length;
  page = mount(StartBar, { target: document.body, props: { table, room, isHost: room.host === room.you } });
  flushSync();
  return table.waiting.slice(before).map((it) => it.type === "wish" && it.action);
}

it("begins at once against the easiest bots that are no dice, where one comes out of a lesson", () => {
  beginAtOnce("BCDF");
  expect(asked(3).at(-1)).toEqual({ type: "start", level: "novice" });
});

it("waits for others at any other table", () => {
  expect(asked(3)).toEqual([]);
});

it("begins at once where one plays alone", () => {
  expect(asked(1).at(-1)).toEqual({ type: "start" });
});
