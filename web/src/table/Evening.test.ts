import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import type { EveningSheet } from "../wire/messages";
import Evening from "./Evening.svelte";

const SHEET: EveningSheet = {
  games: [
    {
      number: 2,
      game: "between",
      took: 250_000,
      sitters: [
        { person: 1, name: "Ada", points: 3, won: true },
        { person: null, name: "Dynamo", points: 1, won: false },
      ],
      is_variation: false,
      moments: [
        { key: "quick_find", seats: [1], number: 3, word: "" },
        { key: "unheard_of", seats: [0], number: 0, word: "" },
      ],
      loved: null,
    },
  ],
  before: 1,
  standing: [{ person: 1, name: "Ada", games: 1, won: 1, share: 100, place: 1 }],
};
const onTheShelf = games.all;
const WORDS = {
  en: { "moment.quick_find": "Found in {number}: {seats}." },
  fr: { "moment.quick_find": "Trouvé en {number} par {seats}." },
};
let page: Record<string, unknown>;

beforeEach(() => {
  settings.language = "en";
  games.all = [{ about: { key: "between", title: "Between" }, face: { words: WORDS } } as unknown as GameOnShelf];
});
afterEach(async () => {
  games.all = onTheShelf;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await unmount(page);
});

async function show(answer: Response): Promise<string> {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  page = mount(Evening, { target: document.body, props: { code: "BCDF" } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).not.toContain("…");
  });
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

it("marks a variation", async () => {
  const [game] = SHEET.games;
  const marked = { ...SHEET, games: [{ ...game, is_variation: true }] };
  expect(await show(new Response(JSON.stringify(marked)))).toContain("2. Between · 4 min · Variation");
});

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find((it) => it.textContent.trim() === text);
  if (!found) throw new Error(`no button ${text}`);
  return found;
}

it("tells every game with its winners, points and minutes, and the standing", async () => {
  const told = await show(Response.json(SHEET));
  expect(told).toContain("1 game was over before you came.");
  expect(told).toContain("2. Between · 4 min");
  expect(told).toContain("Ada wins");
  expect(told).toContain("Ada 3 points · Dynamo 1 point");
  const cells = [...document.querySelectorAll("tbody tr > *")].map((it) => it.textContent);
  expect(cells).toEqual(["Ada", "1", "1", "100%"]);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  button("Print the sheet").click();
  expect(print).toHaveBeenCalledOnce();
});

it("says so where nothing was played yet, or nothing could be fetched", async () => {
  const told = await show(Response.json({ games: [], before: 0, standing: [] }));
  expect(told).toContain("No game has been played to its end yet.");
  await unmount(page);
  const failed = await show(Response.json({ code: "internal" }, { status: 500 }));
  expect(failed).toContain("The sheet could not be fetched.");
});

it("remembers what the game has words for, by the names of those who had the seats", async () => {
  await show(Response.json(SHEET));
  const told = () => [...document.querySelectorAll(".moment")].map((it) => it.textContent.trim());
  expect(told()).toEqual(["Found in 3: Dynamo."]);
  settings.language = "fr";
  flushSync();
  expect(told()).toEqual(["Trouvé en 3 par Dynamo."]);
});

it("shows the drawing that people loved best, and where it is kept no longer tells of it", async () => {
  const [game] = SHEET.games;
  const loved = { person: 1, name: "Ada", hearts: 3, drawing: "f00d" };
  const games = [game, game].map((it, at) => ({ ...it, number: at, loved: at ? loved : { ...loved, drawing: "" } }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await show(Response.json({ ...SHEET, games }));
  const told = [...document.querySelectorAll(".moment")].map((it) => it.textContent.trim());
  expect(told.filter((it) => it === "The drawing people loved best: Ada, 3 hearts.")).toHaveLength(2);
  expect(document.querySelectorAll(".loved")).toHaveLength(1);
});

it("says so where no picture can be made", async () => {
  await show(Response.json(SHEET));
  button("Save as a picture").click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe("The picture could not be made.");
  });
});
