import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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
    },
  ],
  before: 1,
  standing: [{ person: 1, name: "Ada", games: 1, won: 1, share: 100 }],
};
let page: Record<string, unknown>;

beforeEach(() => (settings.language = "en"));
afterEach(async () => {
  vi.unstubAllGlobals();
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

it("tells every game with its winners, points and minutes, and the standing", async () => {
  const told = await show(Response.json(SHEET));
  expect(told).toContain("1 game was over before you came.");
  expect(told).toContain("2. between · 4 min");
  expect(told).toContain("Ada wins");
  expect(told).toContain("Ada 3 points · Dynamo 1 point");
  const cells = [...document.querySelectorAll("tbody tr > *")].map((it) => it.textContent);
  expect(cells).toEqual(["Ada", "1", "1", "100%"]);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  document.querySelector<HTMLButtonElement>("button")?.click();
  expect(print).toHaveBeenCalledOnce();
});

it("says so where nothing was played yet, or nothing could be fetched", async () => {
  const told = await show(Response.json({ games: [], before: 0, standing: [] }));
  expect(told).toContain("No game has been played to its end yet.");
  await unmount(page);
  const failed = await show(Response.json({ code: "internal" }, { status: 500 }));
  expect(failed).toContain("The sheet could not be fetched.");
});
