/** Going on from a step: from the seat one chose, with new cards unless one asks for the true ones. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { router } from "../../browser/route.svelte";
import type { GameOnShelf } from "../../link/api";
import { ROOM } from "../../link/fakes";
import { placesOf } from "../../room/places";
import { games } from "../../store/games.svelte";
import { visitTo } from "../../store/recent";
import { settings } from "../../store/settings.svelte";
import type { ReplayStep } from "../../wire/messages";
import GoOn from "./GoOn.svelte";
import { Reel } from "./reel.svelte";
import type { Eyes } from "./sight";

const made = (step: number): ReplayStep => ({ number: 1, step, steps: 9, at: 0, event: {}, glimpses: [] });
const onTheShelf = games.all;
let page: Record<string, unknown>;
let asked: { address: string; body: unknown }[];
let went: string[];

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  games.all = [
    { about: { key: "between" }, deals_anew: true },
    { about: { key: "trapwords" }, deals_anew: false },
  ] as unknown as GameOnShelf[];
  asked = [];
  went = [];
  vi.spyOn(router, "go").mockImplementation((address) => void went.push(address));
});
afterEach(async () => {
  await unmount(page);
  games.all = onTheShelf;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function answering(status: number, body: unknown): void {
  vi.stubGlobal("fetch", (address: string, { body: sent }: { body: string }) => {
    asked.push({ address, body: JSON.parse(sent) });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}

async function show(step: number, eyes: Eyes = "open", played = "between"): Promise<void> {
  const reel = new Reel(9, async (it) => made(it));
  await reel.go(step);
  const people = [
    { id: 1, name: "Ada", is_here: true, token: null, is_ready: false, seat: 0 },
    { id: 2, name: "Bob", is_here: true, token: null, is_ready: false, seat: 1 },
  ];
  const [chair] = ROOM.chairs;
  const chairs = [1, 2].map((person) => ({ ...chair!, person }));
  const places = placesOf({ ...ROOM, people, chairs, names: ["Ada", "Bob"] }, "BCDF");
  page = mount(GoOn, { target: document.body, props: { reel, places, code: "BCDF", game: 2, played, eyes, seat: 0 } });
  flushSync();
}

const text = () => document.querySelector("dialog")?.textContent.replace(/\s+/g, " ") ?? "";
function press(label: string): void {
  const all = [...document.querySelectorAll<HTMLElement>("button, label .label")];
  all.find((it) => it.textContent.trim() === label)?.click();
  flushSync();
}
const settled = (is: () => void) => vi.waitFor(() => (flushSync(), is()));

it("goes on from one's own seat with new cards, and leads to the new table", async () => {
  answering(200, { code: "GHJK", invite: "secret", person: 1, name: "Ada" });
  await show(4);
  press("Go on from here");
  expect(text()).toContain("goes on from step 4");
  press("Go on");
  await settled(() => expect(went).toEqual(["/t/GHJK"]));
  expect(asked).toEqual([{ address: "/api/tables/BCDF/games/2/steps/4/what-if", body: { seat: 0, is_true: false } }]);
  expect(visitTo("GHJK")).toMatchObject({ game: "between", person: 1 });
});

it("begins with the eyes one looked through, and goes on with the true cards for whoever asks for them", async () => {
  answering(200, { code: "GHJK", invite: "secret", person: 1, name: "Ada" });
  await show(4, 1);
  press("Go on from here");
  expect(text()).toContain("What Bob could not know lies otherwise");
  press("As they lay");
  press("Go on");
  await settled(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ seat: 1, is_true: true });
});

it("offers no other deal where there is none", async () => {
  answering(200, { code: "GHJK", invite: "secret", person: 1, name: "Ada" });
  await show(4, "open", "trapwords");
  press("Go on from here");
  expect(text()).not.toContain("New ones");
  expect(text()).toContain("cannot be dealt anew");
  press("Go on");
  await settled(() => expect(asked[0]?.body).toEqual({ seat: 0, is_true: true }));
});

it("says why it cannot be, and stays", async () => {
  answering(409, { code: "nothing_left", rule: null });
  await show(8);
  press("Go on from here");
  press("Go on");
  await settled(() =>
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The game is over here. Choose an earlier step."),
  );
  expect(went).toEqual([]);
});

it("is not to be had at the end", async () => {
  await show(9);
  expect(document.querySelector<HTMLButtonElement>("button")?.disabled).toBe(true);
});
