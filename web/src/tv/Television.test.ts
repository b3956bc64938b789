import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parse, router } from "../browser/route.svelte";
import "../games/between";
import { viewOf } from "../games/between/fixture";
import "../games/between/Tv.svelte";
import "../games/entre-les-lignes";
import { RESULT, revealView, viewOf as gallery, voteView } from "../games/entre-les-lignes/fixture";
import "../games/entre-les-lignes/Tv.svelte";
import "../games/trapwords";
import { viewOf as trapwords } from "../games/trapwords/fixture";
import { ROOM, welcome } from "../link/fakes";
import { chair, type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { RoomView } from "../wire/messages";
import Hourglass from "./Hourglass.svelte";
import Pad from "./Pad.svelte";
import Television from "./Television.svelte";

// The screens are here before the first test: fetching them is no part of what is waited for.
const STANDING = [
  { person: 1, name: "Ada", games: 2, won: 1, share: 75, place: 1 },
  { person: 2, name: "Bo", games: 2, won: 1, share: 75, place: 1 },
  { person: 3, name: "Wim", games: 2, won: 0, share: 20, place: 3 },
];
const person = (id: number, name: string, seat: number | null, is_ready = false) => ({
  id,
  name,
  seat,
  is_ready,
  is_here: true,
  token: id,
});
const gathering: RoomView = {
  ...ROOM,
  you: 0,
  seat: null,
  people: [person(1, "Ada", 0, true), person(2, "Bo", 1), person(3, "Wim", null)],
  chairs: [chair({ person: 1 }), chair({ person: 2 }), chair({ bot: "random" }), chair()],
  names: ["Ada", "Bo", "Pivot", ""],
  screens: 1,
};
const playing: RoomView = { ...gathering, stage: "playing", number: 1, chairs: gathering.chairs.slice(0, 3) };
let page: Record<string, unknown> | null = null;
let here: Here;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  settings.language = "en";
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ games: [{}], before: 0, standing: STANDING })));
});
afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  settings.volume = 0.5;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(room: RoomView, view: unknown = null): Promise<void> {
  here = welcomed({ room, view, invite: "s3cret" });
  const { table } = here;
  const props = {
    table,
    get room() {
      return table.room ?? room;
    },
  };
  page = mount(Television, { target: document.body, props });
  await settled();
}

async function settled(): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    flushSync();
    await Promise.resolve();
    await vi.advanceTimersByTimeAsync(0);
  }
}

const text = (): string => (document.body.textContent ?? "").replace(/\s+/g, " ");

it("shows the way in, what is played, who is here and who is ready, and nothing to touch", async () => {
  await show(gathering);
  expect(document.querySelector(".code")?.textContent).toBe("BCDF");
  await vi.waitFor(() => expect(document.querySelector(".qr path")).not.toBeNull());
  for (const it of ["Ada", "Bo", "Pivot", "1 free seat", "Watching: Wim", "Ada starts"]) expect(text()).toContain(it);
  expect(document.querySelectorAll(".ready")).toHaveLength(1);
  expect(document.querySelectorAll("button, a, input, [tabindex]")).toHaveLength(0);
});

it("tells what the programme says is next, while people come and at the end", async () => {
  const programme = ["trapwords", "line"];
  await show({ ...gathering, programme });
  expect(text()).toContain("Next: trapwords, line");
  if (page) await unmount(page);
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  const outcome = { why: "most_points", winners: [0], points: [1, 0, 0] };
  await show({ ...playing, stage: "over", programme }, viewOf({ phase: "over", outcome }));
  await vi.waitFor(() => expect(text()).toContain("Next: trapwords, line"));
});

it("says once how sounds come, until somebody touches it or for a while", async () => {
  settings.volume = 0.5;
  await show(gathering);
  expect(text()).toContain("For sounds");
  dispatchEvent(new Event("keydown"));
  await settled();
  expect(text()).not.toContain("For sounds");
});

it("keeps the picture while the line is down, says so, and looks for a newer client when it is back", async () => {
  settings.volume = 0;
  await show(gathering);
  here.sockets.last.cut();
  await vi.advanceTimersByTimeAsync(2_100);
  await settled();
  expect(text()).toContain("The connection is down.");
  expect(document.querySelector(".code")).not.toBeNull();
  const script = document.createElement("script");
  script.type = "module";
  script.setAttribute("src", "/assets/old.js");
  document.head.append(script);
  const asked = vi.fn(() => Promise.resolve(new Response('<script src="/assets/old.js">')));
  vi.stubGlobal("fetch", asked);
  here.sockets.last.tell(welcome({ room: gathering }));
  await settled();
  script.remove();
  expect(text()).not.toContain("The connection is down.");
  expect(asked).toHaveBeenCalledOnce();
});

it("lays the game with its seats, the moment and the last thing told, and then the places from the last on", async () => {
  await show(playing, viewOf({ seat: null, offers: [] }));
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelectorAll("header li")).toHaveLength(3);
  });
  expect(document.querySelector("footer .now")?.textContent.trim()).not.toBe("");
  expect(document.querySelectorAll("header button, footer button")).toHaveLength(0);
  const outcome = { why: "points", winners: [1], points: [2, 5, 0] };
  const over = viewOf({ seat: null, offers: [], outcome } as never);
  here.sockets.last.tell({ type: "update", seq: 1, news: [], view: over, now: 1_000_000 } as never);
  await settled();
  expect(document.querySelector(".results"), "the last move is looked at first").toBeNull();
  await vi.advanceTimersByTimeAsync(6_000);
  await settled();
  const hidden = () => [...document.querySelectorAll(".results ol .hidden .name")].map((it) => it.textContent);
  expect(hidden()).toEqual(["Bo", "Ada", "Pivot"]);
  await vi.advanceTimersByTimeAsync(1_100);
  await settled();
  expect(hidden()).toEqual(["Bo", "Ada"]);
  expect(text()).not.toContain("Bo wins");
  await vi.advanceTimersByTimeAsync(2_200);
  await settled();
  expect(hidden()).toEqual([]);
  for (const it of ["Bo wins", "This evening", "75%", "Choose on your phones"]) expect(text()).toContain(it);
  // Somebody would like another: that is no reason to count the places again.
  here.sockets.last.tell({ type: "room", room: { ...playing, again: [1] } });
  await settled();
  expect(hidden()).toEqual([]);
});

it("says who won once the play area has told how it ended, and lets it play to its end", async () => {
  await show({ ...playing, game: "entre-les-lignes" }, voteView());
  const outcome = { why: "points", winners: [1], points: [0, 7, 0, 0] };
  const news = [{ type: "round_revealed", result: RESULT, deadline: null }];
  const view = revealView({ seat: null, own: null, offers: [], outcome } as never);
  const now = () => document.querySelector("footer .now")?.textContent ?? "";
  await vi.waitFor(async () => {
    await settled();
    expect(now()).not.toBe("");
  });
  here.sockets.last.tell({ type: "update", seq: 1, news, view, now: 1_000_000 } as never);
  await settled();
  expect(now()).toContain("Waiting");
  await vi.advanceTimersByTimeAsync(15_000);
  await settled();
  expect(document.querySelector(".results"), "it plays on").toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await settled();
  expect(document.querySelector(".results")).not.toBeNull();
});

it("says once how it ended where the game has told it in the same words", async () => {
  const outcome = { why: "most_points", winners: [1], points: [0, 2, 0] };
  await show(playing, viewOf({ seat: null, offers: [] }));
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelector("footer .now")?.textContent.trim()).not.toBe("");
  });
  const view = viewOf({ seat: null, offers: [], outcome } as never);
  here.sockets.last.tell({
    type: "update",
    seq: 1,
    news: [{ type: "game_ended", outcome }],
    view,
    now: 1_000_000,
  } as never);
  await settled();
  expect(document.querySelector("footer .told")?.textContent).toContain("Bo wins the game");
  expect(document.querySelector("footer .now")?.textContent).toBe("");
});

it("comes back to a gallery by turns with the results, for as long as it takes to pass", async () => {
  const outcome = { why: "points", winners: [0], points: [2, 0, 0, 0] };
  const over = gallery({ phase: "over", gallery: [RESULT], seat: null, own: null, offers: [], outcome } as never);
  await show({ ...playing, game: "entre-les-lignes", stage: "over" }, over);
  const isSoon = (what: string) =>
    vi.waitFor(async () => {
      await settled();
      expect(document.querySelector(what)).not.toBeNull();
    });
  await isSoon(".results");
  await vi.advanceTimersByTimeAsync(25_000);
  await isSoon(".wall");
  expect(document.querySelector(".results")).toBeNull();
  await vi.advanceTimersByTimeAsync(13_000);
  await isSoon(".results");
});

it("shows all places at once where nothing should move", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  await show({ ...playing, stage: "over" }, viewOf({ outcome: { why: "", winners: [0], points: [1, 0, 0] } } as never));
  await vi.waitFor(async () => {
    await settled();
    expect(text()).toContain("Ada wins");
  });
  expect(document.querySelectorAll(".hidden")).toHaveLength(0);
});

it("has equals share a place in the standing, and gives none in a game that nobody has won", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  await show({ ...playing, stage: "over" }, viewOf({ outcome: { why: "", winners: [], points: [0, 0, 0] } } as never));
  await vi.waitFor(async () => {
    await settled();
    expect(text()).toContain("This evening");
  });
  const first = (where: string) => [...document.querySelectorAll(`${where} b`)].map((it) => it.textContent);
  expect(text()).toContain("Nobody wins");
  expect(document.querySelectorAll(".places ol li")).toHaveLength(3);
  expect(first(".places ol")).toEqual([]);
  expect(first(".after ol")).toEqual(["1", "1", "3"]);
});

it("shows the face of everybody who has won, however many", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {} }));
  const winners = Array.from({ length: 7 }, (_, seat) => seat);
  const chairs = winners.map(() => chair({ bot: "random" }));
  const over = viewOf({ outcome: { why: "", winners, points: winners.map(() => 3) } } as never);
  await show({ ...playing, chairs, names: winners.map((it) => `Bot ${it}`), stage: "over" }, over);
  await vi.waitFor(async () => {
    await settled();
    expect(text()).toContain("Everybody wins");
  });
  expect(document.querySelectorAll(".faces .token")).toHaveLength(7);
});

it("lets a game say itself who has won, where it counts no points", async () => {
  const outcome = { why: "beaten", winners: [0, 2], points: [4, 3, 4, 3] };
  const over = trapwords(null, { phase: "over", turn: null, outcome });
  const chairs = [...playing.chairs, chair({ bot: "random" })];
  await show({ ...playing, game: "trapwords", chairs, names: [...playing.names, "Max"], stage: "over" }, over);
  await vi.waitFor(async () => {
    await settled();
    expect(document.querySelector(".results h2")?.textContent).toBe("Red wins");
  });
  expect(text()).toContain("This evening");
  expect(text()).not.toMatch(/points?/);
});

it("says what a seat does without its team, whose sign stands beside it", async () => {
  const chairs = [...playing.chairs, chair({ bot: "random" })];
  await show({ ...playing, game: "trapwords", chairs, names: [...playing.names, "Max"] }, trapwords(null));
  const about = () => [...document.querySelectorAll("header .about")].map((it) => it.textContent);
  await vi.waitFor(async () => {
    await settled();
    expect(about()).toHaveLength(4);
  });
  expect(about()).toEqual(["playing", "listens in", "guesses", "torch"]);
});

it("tells the time by a ring and by figures, and by more than a colour when it is short", async () => {
  let now = 0;
  page = mount(Hourglass, { target: document.body, props: { deadline: 75_000, now: () => now } });
  await settled();
  expect(text().trim()).toBe("1:15");
  now = 70_000;
  await vi.advanceTimersByTimeAsync(200);
  await settled();
  expect(text().trim()).toBe("5");
  expect(document.querySelector(".isShort")).not.toBeNull();
});

it("takes a code by a keyboard or by the arrows of a remote, and goes there at the fourth letter", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => undefined);
  page = mount(Pad, { target: document.body });
  await settled();
  const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true }));
  for (const key of ["b", "c", "x", "Backspace", "a"]) press(key);
  expect(document.activeElement?.textContent).toBe("B");
  press("ArrowRight");
  await settled();
  press("ArrowDown");
  await settled();
  expect(document.activeElement?.textContent).toBe("M");
  (document.activeElement as HTMLButtonElement).click();
  await settled();
  expect(document.querySelector("output")?.textContent.replace(/\s/g, "")).toBe("BCM");
  press("z");
  expect(go).toHaveBeenCalledWith("/tv/BCMZ");
  expect(parse(new URL("/tv/BCMZ", "http://table"))).toMatchObject({ page: "tv", code: "BCMZ" });
  go.mockRestore();
});
