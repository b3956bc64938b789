/** The programme: seen by all, changed by the host, and the first thing offered when a game is over. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROOM } from "../link/fakes";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { RoomView } from "../wire/messages";
import Next from "./Next.svelte";
import { moved, nextOf } from "./programme";
import ProgrammeSheet from "./ProgrammeSheet.svelte";

const room: RoomView = { ...ROOM, stage: "over", number: 1, programme: ["chess", "line", "between"] };
const onTheShelf = games.all;
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.language = "en";
  games.all = ["line", "between"].map(
    (key) => ({ about: { key, title: key.toUpperCase(), seats: [2, 3], minutes: [10, 15] } }) as unknown as GameOnShelf,
  );
});
afterEach(async () => {
  games.all = onTheShelf;
  if (page) await unmount(page);
  page = null;
});

function show(part: typeof Next | typeof ProgrammeSheet, more: Partial<RoomView> = {}): Here {
  const here = welcomed({ room: { ...room, ...more } });
  const props = { table: here.table, room: { ...room, ...more } };
  page = mount(part, { target: document.body, props });
  flushSync();
  return here;
}

function button(label: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((it) =>
    [it.textContent.trim(), it.getAttribute("aria-label")].includes(label),
  );
  if (!found) throw new Error(`no button ${label}`);
  return found;
}

const asked = ({ sockets }: Here) => sockets.last.asked.map((it) => (it.type === "wish" ? it.action : it));

it("passes over what cannot be played here, and says so in one sentence", () => {
  expect(nextOf(room)).toBe("line");
  show(Next);
  const told = [...document.querySelectorAll("[role=status] p")].map((it) => it.textContent);
  expect(told).toEqual([
    "Next: LINE",
    "Then BETWEEN",
    "With 1 bot",
    "chess cannot be played here now, and is passed over.",
  ]);
  games.all = null;
  expect(nextOf(room)).toBe("chess");
});

it("offers the next one in one touch of the host", () => {
  const here = show(Next);
  button("Play LINE").click();
  expect(asked(here)).toEqual([{ type: "pick_game", game: "line" }]);
});

it.each([
  [[], "Yes, let’s", "line"],
  [[{ person: 1, game: "line" }], "Me too", "line"],
  [[{ person: 2, game: "line" }], "Rather not", ""],
])("is of others a wish", (wishes, label, game) => {
  const people = [...room.people, { id: 2, name: "Bob", is_here: true, token: null, is_ready: false, seat: 1 }];
  const here = show(Next, { you: 2, people, wishes });
  button(label).click();
  expect(asked(here)).toEqual([{ type: "want_game", game }]);
});

it("is only told in the lobby", () => {
  show(Next, { stage: "gathering" });
  expect(document.body.textContent).toContain("Next: LINE");
  expect(document.querySelectorAll("button")).toHaveLength(0);
});

it("lets the host add, remove and move, each press meaning what is on its way already", async () => {
  const here = show(ProgrammeSheet);
  button("BETWEEN").click();
  flushSync();
  button("chess: take off").click();
  flushSync();
  button("LINE: later").click();
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await vi.waitFor(() => expect(focused()).toBe("LINE: later"));
  expect(asked(here)).toEqual([
    { type: "set_programme", games: ["chess", "line", "between", "between"] },
    { type: "set_programme", games: ["line", "between", "between"] },
    { type: "set_programme", games: ["between", "line", "between"] },
  ]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("LINE: 2 of 3");
  expect(button("BETWEEN: earlier").disabled).toBe(true);
});

it("takes no more than the table does", () => {
  show(ProgrammeSheet, { programme: Array<string>(12).fill("line") });
  expect(button("BETWEEN").disabled).toBe(true);
  expect(document.body.textContent).toContain("The programme is full");
});

it("moves one game and keeps the others in order", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
});
