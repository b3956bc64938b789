import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { games } from "../store/games.svelte";
import { settings, type Language } from "../store/settings.svelte";
import type { GameOnShelf } from "../link/api";
import Open from "./Open.svelte";

const shelf = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
/** The words of a game are fetched first. */
const PATIENCE = 10_000;
let page: Record<string, unknown>;
let sent: { options: Record<string, unknown> }[] = [];

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  games.all = null;
  sent = [];
});

function show(game: string, language: Language, refused: string): void {
  games.all = shelf;
  settings.language = language;
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return Promise.resolve(new Response(JSON.stringify({ code: refused, rule: null }), { status: 409 }));
  });
  page = mount(Open, { target: document.body, props: { game } });
  flushSync();
}

const radios = () => [...document.querySelectorAll<HTMLInputElement>("fieldset input")];
const submit = () => document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));

it.each([
  ["wordz", "en"],
  ["wordz", "fr"],
  ["trapwords", "en"],
  ["entre-les-lignes", "en"],
] as const)("opens %s in the words of its host (%s), which stand on the form", async (game, language) => {
  show(game, language, "server_full");
  const [chosen] = radios().filter((it) => it.checked && it.value === language);
  expect(chosen?.closest("details")).toBeNull();
  submit();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull(), PATIENCE);
  // Another kind of game, and the language stays.
  const other = radios()[1];
  other?.click();
  flushSync();
  submit();
  await vi.waitFor(() => expect(sent).toHaveLength(2), PATIENCE);
  expect(sent.map((it) => it.options["language"])).toEqual([language, language]);
});

it("says a game's own refusal in its words, and not under the name", async () => {
  show("solo-line", "en", "no_such_day");
  submit();
  await vi.waitFor(
    () => expect(document.querySelector("[role=alert]")?.textContent).toBe("No calendar has this day."),
    PATIENCE,
  );
  expect(document.querySelector("input[aria-invalid]")).toBeNull();
});
