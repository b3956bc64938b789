import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remember, visits } from "../store/recent";
import { noteResult, results, type Result } from "../store/results";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import Mine from "./Mine.svelte";

const LOST: Result = {
  code: "BCDF",
  number: 2,
  game: "between",
  at: Date.now(),
  names: ["Ada", "Bob"],
  seat: 0,
  winners: [1],
  points: [3, 5],
};
let page: Record<string, unknown>;
let asked: string[] = [];

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  asked = [];
  // Of two tables one is no more.
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const status = address.endsWith("BCDF") ? 404 : 200;
    return Promise.resolve(
      new Response(JSON.stringify({ code: "no_such_table", games: [], troubles: [] }), { status }),
    );
  });
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  games.all = null;
});

function show(): void {
  page = mount(Mine, { target: document.body });
  flushSync();
}

const links = () => [...document.querySelectorAll("main article a")].map((it) => it.getAttribute("href"));
const text = () => document.querySelector("main")?.textContent.replace(/\s+/g, " ") ?? "";
const press = (label: string) => {
  const found = [...document.querySelectorAll<HTMLElement>("button")].find((it) => it.textContent.trim() === label);
  found?.click();
  flushSync();
};

it("keeps name and animal for every table to come", () => {
  show();
  const [name, fox] = ["main input[autocomplete=nickname]", "[aria-label=fox]"].map((it) =>
    document.querySelector<HTMLInputElement>(it)!,
  ) as [HTMLInputElement, HTMLInputElement];
  name.value = " Zoé ";
  for (const type of ["input", "change"]) name.dispatchEvent(new Event(type, { bubbles: true }));
  fox.click();
  expect([settings.name, settings.token]).toEqual(["Zoé", 1]);
});

it("marks what set out from the middle of another game, and celebrates it for nobody", () => {
  noteResult({ ...LOST, winners: [0], isVariation: true });
  show();
  expect(text()).toContain("Variation · between");
  expect(document.querySelector(".won")).toBeNull();
});

it("leads back to a table, and asks once for one that is no more", async () => {
  noteResult(LOST);
  noteResult({ ...LOST, code: "GHJK", number: 1, at: LOST.at - 1 });
  noteResult({ ...LOST, code: "GHJK" });
  remember({ code: "GHJK", game: "between", person: 1, at: Date.now(), others: ["Bob"] });
  show();
  await vi.waitFor(() => expect(links()).toEqual(["/t/GHJK", "/t/GHJK?past=2", "/t/GHJK?past=1"]));
  expect(text()).toMatch(/Table GHJK, with Bob.*Bob wins.*3 points.*This table is no more.*Bob wins/);
  await unmount(page);
  asked = [];
  show();
  await vi.waitFor(() => expect(asked).toContain("/api/tables/GHJK"));
  expect(asked).not.toContain("/api/tables/BCDF");
});

it("asks before it erases", () => {
  remember({ code: "GHJK", game: "between", person: 1, at: Date.now() });
  noteResult(LOST);
  show();
  press("Erase");
  press("No, keep them");
  expect([visits().length, results().length]).toEqual([1, 1]);
  press("Erase");
  press("Yes, erase");
  expect([visits(), results()]).toEqual([[], []]);
  expect(document.querySelector("[role=status]")?.textContent).toBe("Erased from this device.");
});
