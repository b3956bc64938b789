/** Who came after the game sees nothing of it, and is not kept from the next one. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Here, welcomed } from "../store/fakes";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import { ROOM } from "../link/fakes";
import type { RoomView } from "../wire/messages";
import CameLater from "./CameLater.svelte";

let page: Record<string, unknown>;
let here: Here;

beforeEach(() => {
  settings.language = "en";
  games.all = null;
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

it("tells who came late that they are seated next, and lets them wish for a game meanwhile", () => {
  const me = { id: 1, name: "Ada", is_here: true, token: null, is_ready: false, seat: null };
  const free = { person: null, bot: "regular", is_passed_over: false, before: [] };
  const late = { people: [me, { ...me, id: 2, name: "Bob" }], chairs: [free, free], seat: null, wait: [2, 1] };
  const buttons = show({ ...late, programme: ["line"] });
  expect(document.body.textContent).toContain("Seated next: Bob and you.");
  expect(document.body.textContent).toContain("Next: line");
  expect(buttons).toContain("Play something else");
  [...document.querySelectorAll("button")].find((it) => it.textContent.includes("Yes, let’s"))?.click();
  expect(here.sockets.last.asked).toMatchObject([{ type: "wish", action: { type: "want_game", game: "line" } }]);
});
