import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameOnShelf } from "../link/api";
import { beginsAtOnce } from "../store/atonce";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import type { OpenTable } from "../wire/messages";
import { gameAtOnce, usual } from "./opening";

const shelf = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
const of = (key: string) => shelf.find((it) => it.about.key === key)!;
let sent: OpenTable[] = [];

beforeEach(() => {
  localStorage.clear();
  games.all = shelf;
  settings.language = "en";
  settings.name = "Ada";
  sent = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  games.all = null;
  settings.name = "";
});

function answering(status: number, answer: unknown): void {
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as OpenTable);
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
}

it("opens a table for as few as it takes, by one's own name, and has it begin at once", async () => {
  answering(200, { code: "BCDF", person: 1, name: "Ada" });
  expect(await gameAtOnce("wordz")).toBe("/t/BCDF");
  expect(sent).toMatchObject([{ game: "wordz", seats: Math.min(...of("wordz").about.seats), name: "Ada" }]);
  expect(sent[0]?.options).toEqual(usual(of("wordz"), of("wordz").presets[0]));
  expect(beginsAtOnce("BCDF")).toBe(true);
  // It was begun: whoever comes to the table again finds it as it is.
  expect(beginsAtOnce("BCDF")).toBe(false);
});

it("leaves out what a first game may do without, where a game says what that is", async () => {
  answering(200, { code: "BCDF", person: 1, name: "Ada" });
  await gameAtOnce("trapwords");
  expect(sent[0]?.options).toMatchObject({ curses: "off", advice: "basics", language: "en" });
});

it("leads to the form where no table can be opened, or nothing is known of the game", async () => {
  answering(503, { code: "server_full", rule: null });
  for (const key of ["line", "chess"]) expect(await gameAtOnce(key)).toBe(`/?play=${key}`);
});

it("speaks the reader's language where a game has words, and knows none elsewhere", () => {
  expect(usual(of("wordz"))).toMatchObject({ language: "en" });
  expect(usual(of("wordz"), undefined, "fr")).toMatchObject({ language: "fr" });
  expect(usual(of("line"))).not.toHaveProperty("language");
});
