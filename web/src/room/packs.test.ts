/** The words a table plays with: what there is to choose, what is told while somebody writes, and what they bring. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameOnShelf } from "../link/api";
import { ROOM } from "../link/fakes";
import { welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import type { RoomView, WordsChecked, WordsView } from "../wire/messages";
import { drafts } from "./drafts";
import { checkOf, choicesOf, chosenKey, fileOf, hintOf, linesOf, ownWords, packLabel, titleIn } from "./packs";
import WordsEditor from "./WordsEditor.svelte";
import WordsSheet from "./WordsSheet.svelte";

const games = JSON.parse(readFileSync("src/wire/games.json", "utf8")) as GameOnShelf[];
const gameOf = (key: string): GameOnShelf => {
  const found = games.find((it) => it.about.key === key);
  if (!found) throw new Error(key);
  return found;
};
const OWN: WordsView = {
  pack: "own-1",
  game: "trapwords",
  language: "fr",
  title: "Chez nous",
  by: "Ada",
  cards: 96,
  is_yours: true,
};
const room = (more: Partial<RoomView> = {}): RoomView => ({
  ...ROOM,
  game: "trapwords",
  options: { language: "fr", words: "fantasy", pack: "tablee" },
  ...more,
});
const OFFERED = [
  { name: "contemporary", cards: 400, sample: ["phare", "bouée"], is_ours: true },
  { name: "fantasy", cards: 400, sample: ["dragon"], is_ours: true },
  { name: "club", cards: 1, sample: ["mat"], is_ours: false },
];

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("what there is to choose", () => {
  it("is ours by their sets, those of the server, and those of the table in this language", () => {
    const words = [
      OWN,
      { ...OWN, pack: "own-2", language: "en" },
      { ...OWN, pack: "own-3", is_yours: false, title: "" },
    ];
    const found = choicesOf(gameOf("trapwords"), room({ words }), "fr", OFFERED);
    expect(found.map((it) => [it.label, it.text, it.options, it.own?.pack])).toEqual([
      ["everyday", "400 words: phare, bouée…", { pack: "tablee", words: "contemporary" }, undefined],
      ["fantasy", "400 words: dragon…", { pack: "tablee", words: "fantasy" }, undefined],
      ["club, of this server", "1 word: mat…", { pack: "club" }, undefined],
      ["Chez nous, words by Ada", "96 words", { pack: "own-1" }, "own-1"],
      ["words by Ada", "96 words", { pack: "own-3" }, undefined],
    ]);
    expect(chosenKey({ pack: "tablee", words: "fantasy" })).toBe("fantasy");
    expect(chosenKey({ pack: "own-1", words: "fantasy" })).toBe("own-1");
    expect(chosenKey({})).toBe("tablee");
  });

  it("has one pack of ours where a game has no sets of them", () => {
    const offered = [{ name: "tablee", cards: 105, sample: ["chat = cat"], is_ours: true }];
    const [ours] = choicesOf(gameOf("entre-les-lignes"), room({ game: "entre-les-lignes" }), "both", offered);
    expect([ours?.label, ours?.text, ours?.options]).toEqual(["ours", "105 cards: chat · cat…", { pack: "tablee" }]);
  });

  it("is called by whose it is wherever it was agreed on", () => {
    const at = room({ words: [OWN], options: { pack: "own-1" } });
    expect(ownWords(at)?.title).toBe("Chez nous");
    expect(ownWords(room({ words: [OWN] }))).toBe(null);
    expect([packLabel(at, "own-1"), packLabel(at, "club"), packLabel(at, "tablee")]).toEqual([
      "Chez nous, words by Ada",
      "club",
      null,
    ]);
    settings.language = "fr";
    expect(packLabel(at, "own-1")).toBe("Chez nous, mots d’Ada");
  });
});

describe("a text", () => {
  it("is lines, whatever ends them", () => {
    expect(linesOf("chat\r\nphare\rmat\n\n")).toEqual(["chat", "phare", "mat"]);
  });

  it("is a file of a name that any installation takes, with its title in its head", () => {
    expect(fileOf("Chez nous_2 é!", "chat\n")).toEqual({ name: "chez-nous2-e.txt", text: "# Chez nous_2 é!\nchat\n" });
    expect(fileOf("", "# Club\nchat")).toEqual({ name: "words.txt", text: "# Club\nchat\n" });
    expect([titleIn("# Club\nchat"), titleIn("chat")]).toEqual(["Club", ""]);
  });

  it("is asked about with what the table has agreed on, but for its words", () => {
    const asked = checkOf(room({ options: { language: "en", pack: "own-1", rounds: 4 } }), "fr", "chat\n");
    expect(asked).toEqual({
      game: "trapwords",
      language: "fr",
      lines: ["chat"],
      seats: 2,
      options: { language: "fr", pack: "tablee", rounds: 4 },
    });
    expect(hintOf("trapwords", "fr")).toContain("colon");
    expect(hintOf("entre-les-lignes", "both")).toContain("chat = cat");
  });
});

/** A server that says this of whatever is asked. */
function served(answers: Readonly<Record<string, unknown>>) {
  const asked: { address: string; body: unknown }[] = [];
  const fetching = (address: string, how: RequestInit) => {
    asked.push({ address, body: typeof how.body === "string" ? JSON.parse(how.body) : null });
    const answer = Object.entries(answers).find(([path]) => address.includes(path))?.[1];
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? { code: "no_such_pack" }), { status: answer ? 200 : 404 }),
    );
  };
  vi.stubGlobal("fetch", vi.fn(fetching));
  return asked;
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
}

function write(text: string): void {
  const area = document.querySelector("textarea");
  if (!area) throw new Error("nowhere to write");
  area.value = text;
  area.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

const button = (text: string): HTMLButtonElement | undefined =>
  [...document.querySelectorAll("button")].find((it) => it.textContent.includes(text));

describe("while somebody writes", () => {
  const FEW: WordsChecked = {
    cards: 2,
    needed: 80,
    findings: [{ line: 2, what: "twice", word: "CHAT", other: "chat" }],
  };

  it("tells how many are missing and what to look at, and takes nothing too early", async () => {
    const asked = served({ check: FEW });
    const { table } = welcomed({ room: room() });
    const page = mount(WordsEditor, {
      target: document.body,
      props: { table, room: room(), language: "fr", own: null, onback: () => undefined },
    });
    await settle();
    write("chat\nCHAT");
    write("chat\nCHAT\n");
    await settle();
    expect(asked.map((it) => (it.body as { lines: string[] }).lines)).toEqual([[""], ["chat", "CHAT"]]);
    expect(document.querySelector("[role=status]")?.textContent).toContain("2 words; this game needs 80. 78 to go.");
    expect(document.querySelector("[role=status]")?.textContent).toContain("1 thing to look at, below.");
    expect(document.querySelector("li")?.textContent).toMatch(/Line 2.*“CHAT” is there twice\./);
    expect(button("Play with")?.disabled).toBe(true);
    button("Line 2")?.click();
    const area = document.querySelector("textarea");
    expect([area?.selectionStart, area?.selectionEnd]).toEqual([5, 9]);
    await unmount(page);
  });

  it("brings them, and goes back to the list once the table has them", async () => {
    served({ check: { cards: 96, needed: 80, findings: [] } satisfies WordsChecked });
    const { table, sockets } = welcomed({ room: room() });
    const back = vi.fn();
    const props = { table, room: room(), language: "fr", own: null, onback: back };
    const page = mount(WordsEditor, { target: document.body, props });
    await settle();
    write("<b>chat</b>\nphare");
    await settle();
    button("Play with")?.click();
    flushSync();
    const wish = sockets.last.asked.find((it) => it.type === "wish");
    expect(wish).toMatchObject({
      action: { type: "bring_words", language: "fr", lines: ["<b>chat</b>", "phare"], title: "", instead_of: "" },
    });
    expect(back).not.toHaveBeenCalled();
    sockets.last.tell({ type: "done", n: (wish as { n: number }).n });
    flushSync();
    expect(back).toHaveBeenCalledOnce();
    await unmount(page);
  });

  it("keeps what was written when they are refused, and after the paper was closed", async () => {
    served({ check: { cards: 96, needed: 80, findings: [] } satisfies WordsChecked });
    const { table, sockets } = welcomed({ room: room() });
    const back = vi.fn();
    const props = { table, room: room(), language: "fr", own: null, onback: back };
    const page = mount(WordsEditor, { target: document.body, props });
    await settle();
    write("chat");
    await settle();
    button("Play with")?.click();
    flushSync();
    const wish = sockets.last.asked.find((it) => it.type === "wish") as { n: number };
    sockets.last.tell({ type: "refused", n: wish.n, code: "too_few_words", rule: "TW-08" });
    flushSync();
    expect(back).not.toHaveBeenCalled();
    await unmount(page);
    expect(drafts.of(table.code, "trapwords/fr").text).toBe("chat");
  });

  it("says in words what is no pack at all", async () => {
    served({});
    const { table } = welcomed({ room: room() });
    const props = { table, room: room(), language: "fr", own: null, onback: () => undefined };
    const page = mount(WordsEditor, { target: document.body, props });
    await settle();
    write("x\n".repeat(1_600));
    await settle();
    expect(document.querySelector("[role=status]")?.textContent).toContain("1,000 lines at most");
    await unmount(page);
  });

  it("begins with one's own words where they are changed", async () => {
    served({ "/words/own-1": { ...OWN, text: "phare\n" }, check: { cards: 1, needed: 1, findings: [] } });
    const { table, sockets } = welcomed({ room: room({ words: [OWN] }) });
    const props = { table, room: room({ words: [OWN] }), language: "fr", own: OWN, onback: () => undefined };
    const page = mount(WordsEditor, { target: document.body, props });
    await settle();
    expect(document.querySelector("textarea")?.value).toBe("phare\n");
    expect(document.querySelector("input")?.value).toBe("Chez nous");
    button("Play with")?.click();
    flushSync();
    const wish = sockets.last.asked.find((it) => it.type === "wish");
    expect(wish).toMatchObject({ action: { instead_of: "own-1", title: "Chez nous" } });
    await unmount(page);
  });
});

it("chooses a pack with all that it takes, and another language with our words", async () => {
  served({ "/api/packs/trapwords/fr": { packs: OFFERED } });
  const { table } = welcomed({ room: room() });
  const chosen = vi.fn();
  const options = { language: "fr", words: "fantasy", pack: "tablee" };
  const props = { table, room: room({ words: [OWN] }), game: gameOf("trapwords"), options, onchange: chosen };
  const page = mount(WordsSheet, { target: document.body, props });
  await settle();
  const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  expect(radio("fantasy")?.checked).toBe(true);
  for (const value of ["contemporary", "own-1", "en", "hard"]) radio(value)?.click();
  expect(chosen.mock.calls.map(([it]) => it as unknown)).toEqual([
    { pack: "tablee", words: "contemporary" },
    { pack: "own-1" },
    { language: "en", pack: "tablee" },
    { difficulty: "hard" },
  ]);
  expect(button("Edit Chez nous")).toBeDefined();
  await unmount(page);
});
