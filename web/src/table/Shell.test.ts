/** The page around a game: its title, and where it begins. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { viewOf } from "../games/between/fixture";
import { type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import { ROOM } from "../link/fakes";
import Shell from "./Shell.svelte";

vi.mock("../sound/sounds", () => ({ play: () => {} }));

const room = {
  ...ROOM,
  stage: "playing" as const,
  number: 1,
  chairs: [0, 1].map(() => ({ person: null, bot: "novice", is_passed_over: false, before: [] })),
};
const scrolled = vi.fn();
let page: Record<string, unknown>;
let here: Here;
let seq = 0;

beforeEach(async () => {
  settings.language = "en";
  seq = 0;
  vi.stubGlobal("scrollTo", scrolled);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  here = welcomed({ room, view: viewOf({ active: 0 }) });
  page = mount(Shell, { target: document.body, props: { table: here.table, room } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".play")).not.toBeNull(), { timeout: 30_000 });
  flushSync();
  scrolled.mockClear();
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

function tell(change: Parameters<typeof viewOf>[0]): void {
  seq += 1;
  here.sockets.last.tell({ type: "update", seq, news: [], view: viewOf(change), now: 1_000_000 } as never);
  flushSync();
}

it("says in the title that it is my turn, for as long as it is", () => {
  tell({ active: 0 });
  expect(document.title).toBe("● Your turn · BCDF");
  tell({ active: 1, offers: [] });
  expect(document.title).toMatch(/^Table BCDF · /);
  tell({ active: 0 });
  expect(document.title).toBe("● Your turn · BCDF");
});

it("shows each part of a game from its beginning, and moves nothing in between", () => {
  tell({ active: 1, offers: [] });
  tell({ active: 0 });
  expect(scrolled).not.toHaveBeenCalled();
  tell({ round: 2, phase: "choose", active: null, offers: [] });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  tell({ round: 2, phase: "turn" });
  expect(scrolled).toHaveBeenCalledTimes(2);
  tell({ round: 2, phase: "turn", active: 1, offers: [] });
  tell({
    round: 2,
    phase: "over",
    active: null,
    offers: [],
    outcome: { why: "points", winners: [0], points: [5, 1] } as never,
  });
  expect(scrolled).toHaveBeenCalledTimes(3);
});
