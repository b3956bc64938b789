/** A game's screen that fails while people play: the plain table takes its place, and nothing is lost. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { screenOf } from "../games/screen.svelte";
import type { GameOnShelf } from "../link/api";
import { ROOM } from "../link/fakes";
import { type Here, welcomed } from "../store/fakes";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import Shell from "./Shell.svelte";

vi.mock("../sound/sounds", () => ({ play: () => {} }));

const chairs = [0, 1].map(() => ({ person: null, bot: "novice", is_passed_over: false, before: [] }));
const OFFERS = [{ action: "move", fields: {} }];
const viewOf = (n: number) => ({ seat: 0, n, active: 0, outcome: null, offers: OFFERS });
let page: Record<string, unknown> | null = null;
let here: Here;

beforeEach(() => {
  settings.language = "en";
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", (asked: string) => ({
    matches: asked.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(games, "renew").mockResolvedValue();
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  games.all = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a table of a game whose screen is this script. */
async function sit(key: string, script: string): Promise<void> {
  const base = `data:text/javascript,${encodeURIComponent(script)}//`;
  const face = { base, card: { interface: 1 }, words: {}, has: ["screen.js"] };
  games.all = [{ about: { key, title: key }, seat_fields: ["who"], team_fields: [], face } as unknown as GameOnShelf];
  const room = { ...ROOM, game: key, stage: "playing" as const, number: 1, chairs, seat: 0 };
  here = welcomed({ room, view: viewOf(1) });
  page = mount(Shell, { target: document.body, props: { table: here.table, room } });
  await vi.waitFor(() => expect(document.querySelector(".area")).not.toBeNull(), { timeout: 30_000 });
  flushSync();
}
function tell(n: number, ...news: unknown[]): void {
  here.sockets.last.tell({ type: "update", seq: n - 1, news, view: viewOf(n), now: 1_000_000 } as never);
  flushSync();
}
const text = (): string => document.body.textContent ?? "";
async function isPlain(): Promise<void> {
  await vi.waitFor(() => expect(text()).toContain("here is the plain table"), { timeout: 30_000 });
  await vi.waitFor(() => expect(document.querySelector(".mine button.main, .mine form button")).not.toBeNull());
}

const DRAW = "(target, { view }) => { target.textContent = `own ${view.n}`; return { update: UPDATE, destroy() {} } }";
const screen = (update: string, more = ""): string =>
  `export default { Table: ${DRAW.replace("UPDATE", update)}, ${more} }`;

it("is laid from where the package lies now, though the page was opened before it changed", async () => {
  const now = { base: `data:text/javascript,${encodeURIComponent(screen("() => {}"))}//`, has: ["screen.js"] };
  vi.mocked(games.renew).mockImplementation(async () => {
    games.all = games.all?.map((it) => ({ ...it, face: { ...it.face, ...now } }) as GameOnShelf) ?? null;
  });
  await sit("moved", "throw new Error('no such file any more')");
  expect(text()).toContain("own 1");
});

it("fails in the second update: what was asked for is still on its way, and the game goes on", async () => {
  await sit("second", screen("({ view }) => { if (view.n > 2) throw new Error('third'); }"));
  expect(text()).toContain("own 1");
  tell(2);
  expect(text()).not.toContain("plain table");
  here.table.act({ type: "move" });
  tell(3, { type: "moved", who: 1 });
  await isPlain();
  expect(text()).not.toContain("own 1");
  // The log has it, and what waits for an answer waits on.
  expect(document.querySelector("aside")?.textContent).toContain("moved");
  expect(here.table.waiting).toHaveLength(1);
  here.sockets.last.tell({ type: "done", n: 1 } as never);
  tell(4);
  expect(here.table.waiting).toEqual([]);
  document.querySelector<HTMLButtonElement>(".mine button.main, .mine form button")?.click();
  expect(here.sockets.last.asked).toMatchObject([{ action: { type: "move" } }, { action: { type: "move" } }]);
  tell(5);
  expect(document.querySelector(".area")?.textContent).toContain("5");
});

it.each([
  ["where it is laid", "export default { Table: () => { throw new Error('laid'); } }"],
  ["where it is fetched", "throw new Error('fetched')"],
  ["where it is asked for the sentence of the moment", screen("() => {}", "now: () => { throw new Error('now'); }")],
  ["where it is asked what happened", screen("() => {}", "notes: () => 'no list'")],
  ["where the shell draws what it says", screen("() => {}", "notes: () => [null, { points: null }]")],
  ["where a part of it is none", screen("() => {}", "Hand: 'no part'")],
  ["where a part gives nothing back", "export default { Table: () => {} }"],
])("fails %s", async (where, script) => {
  await sit(`fails ${where}`, script);
  await isPlain();
  // For the rest of the visit.
  expect(screenOf(`fails ${where}`).hasFailed).toBe(true);
});

it.each([
  ["nothing at all", "act()", 0],
  ["no end of things", "for (;;) act({ type: 'move' })", 500],
])("asks for %s: that is not kept", async (what, asks, kept) => {
  const table = `(target, { act }) => { ${asks}; return { update() {}, destroy() {} } }`;
  await sit(`asks for ${what}`, `export default { Table: ${table} }`);
  await isPlain();
  expect(here.table.waiting).toHaveLength(kept);
});
