import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import Referee from "./Referee.svelte";

let page: Record<string, unknown>;
const answers: Readonly<Record<string, unknown>> = {
  "/api/words/en/MOUSE": { count: 1 },
  "/api/words/en/MOUZE": { count: 0 },
  "/api/kin/en/song/singer": { kind: "certain", why: "family", link: ["sing"] },
  "/api/kin/en/dog/blorp": { kind: null, why: "unknown", link: [] },
};

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  vi.stubGlobal("fetch", (address: string) => {
    const answer = address === "/api/games" ? { games: [], troubles: [] } : answers[address];
    return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new TypeError());
  });
});

afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
  games.all = null;
});

function open(game: string): void {
  page = mount(Referee, { target: document.body, props: { game } });
  flushSync();
}

/** Writes the words, sends them, and waits for the answer. */
async function ask(words: readonly string[], answer: string): Promise<void> {
  const form = document.querySelector("form");
  const fields = [...(form?.querySelectorAll("input") ?? [])];
  for (const [at, word] of words.entries()) {
    const field = fields[at];
    if (!field) throw new Error("no such field");
    field.value = word;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  flushSync();
  form?.requestSubmit();
  await vi.waitFor(() => expect(document.querySelector(".answer")?.textContent).toBe(answer));
}

const tools = (): readonly string[] => [...document.querySelectorAll("h2")].map((it) => it.textContent);

it("looks a word up as the cards show it", async () => {
  open("wordz");
  expect(tools()).toEqual(["The dictionary", "The score", "The glass"]);
  await ask(["mouse"], "MOUSE is in the dictionary.");
  await ask(["mouze"], "MOUZE is not in our dictionary. Your table decides.");
  await ask(["m"], "Two to twelve letters, please.");
  await ask(["house"], "The server does not answer. Try again in a moment.");
});

it("judges families, and says where it cannot", async () => {
  open("trapwords");
  expect(tools()).toEqual(["The glass", "One family?", "The score"]);
  await ask(["song", "singer"], "Yes: song and singer are of one family. By way of: sing");
  await ask(["dog", "blorp"], "One of these words is new to us. Your table decides.");
  await ask(["dog", " "], "Two words, please.");
});

it("says so where there is nothing to judge", () => {
  open("chess");
  expect([tools(), document.body.textContent.includes("no referee")]).toEqual([[], true]);
});
