import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameOnShelf } from "../link/api";
import { games } from "../store/games.svelte";
import { settings } from "../store/settings.svelte";
import RulesPaper from "./RulesPaper.svelte";

const before = { language: settings.language, all: games.all };
let page: Record<string, unknown> | null = null;

beforeEach(() => {
  settings.language = "fr";
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(async () => {
  if (page) await unmount(page);
  page = null;
  settings.language = before.language;
  games.all = before.all;
  vi.unstubAllGlobals();
});

async function laid(props: { game: string; rule: string; hasTitle?: boolean; lesson?: string | (() => void) | null }) {
  page = mount(RulesPaper, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector("form[role=search]")).not.toBeNull(), { timeout: 30_000 });
}

const fold = () => document.querySelector("details");
const field = () => document.querySelector<HTMLInputElement>("input[type=search]")!;
const status = () => document.querySelector("form [role=status]")?.textContent ?? "";
const rules = () => [...document.querySelectorAll("li[id]")].map((it) => it.id);
const marked = () => [...document.querySelectorAll("mark")].map((it) => it.textContent);

function type(words: string): void {
  field().value = words;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

it("begins with the game at a glance, and folds all the rules away", async () => {
  await laid({ game: "between", rule: "", hasTitle: true, lesson: "/?learn=between" });
  expect(document.querySelector("h1")?.textContent).toBe("Between");
  expect(document.querySelector("a[href='/?learn=between']")).not.toBeNull();
  expect([...document.querySelectorAll("h2")].slice(0, 3).map((it) => it.textContent)).toEqual([
    "Le but",
    "Le jeu",
    "La fin",
  ]);
  expect(fold()?.open).toBe(false);
  // What is printed cannot be unfolded.
  dispatchEvent(new Event("beforeprint"));
  flushSync();
  expect(fold()?.open).toBe(true);
});

it("is open at the paragraph of the moment, which is in sight and has the keyboard", async () => {
  await laid({ game: "between", rule: "bt-13" });
  expect(fold()?.open).toBe(true);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("bt-13"));
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  expect(document.getElementById("bt-13")?.classList).toContain("isChosen");
  expect(document.querySelectorAll("li[tabindex]").length).toBe(1);
});

it("finds paragraphs while one types, and says how many", async () => {
  await laid({ game: "between", rule: "" });
  const all = rules().length;
  expect(status()).toBe("");
  type("ELIMINE");
  expect(rules()).toContain("bt-17");
  expect(rules()).not.toContain("bt-01");
  expect(marked().length).toBeGreaterThan(rules().length - 1);
  expect(marked().filter((it) => !/^élimin[eé]$/i.test(it ?? ""))).toEqual([]);
  expect(status()).toBe(`${rules().length} paragraphes trouvés`);
  type("bt-17");
  expect(status()).toMatch(/^\d+ paragraphes? trouvés?$/);
  expect(rules()).toContain("bt-17");

  type("dragon");
  expect(rules()).toEqual([]);
  expect(status()).toBe("Aucun paragraphe ne contient «\u202fdragon\u202f». Essayez un autre mot, ou un plus court.");
  document.querySelector<HTMLButtonElement>("[aria-label='Effacer la recherche']")?.click();
  flushSync();
  expect(rules().length).toBe(all);
  expect(document.activeElement).toBe(field());
});

it("takes the words away at the first Escape, and leaves the second to the paper under them", async () => {
  await laid({ game: "wordz", rule: "" });
  const escape = () => {
    const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    field().dispatchEvent(event);
    flushSync();
    return event.defaultPrevented;
  };
  type("jeton");
  expect(escape()).toBe(true);
  expect(field().value).toBe("");
  expect(escape()).toBe(false);
});

it("leaves a package's rules open, and shows what it has written to be read at a glance", async () => {
  const brings = (...has: string[]) => {
    const face = { base: "/games/chess/0123456789abcdef/", has };
    games.all = [{ about: { key: "chess" }, face } as unknown as GameOnShelf];
  };
  const FILES: Readonly<Record<string, string>> = {
    "rules.fr.md": '# Chess\n\n## Fin\n\n1. **CH-01** E On prend le roi. <a id="ch-01"></a>',
    "glance.fr.md": "# Chess\n\n## Fin\n\nPrenez le roi.",
  };
  vi.stubGlobal("fetch", async (address: string) => new Response(FILES[address.split("/").at(-1) ?? ""]));

  brings("rules.fr.md");
  await laid({ game: "chess", rule: "" });
  expect(fold()).toBeNull();
  expect(rules()).toEqual(["ch-01"]);
  if (page) await unmount(page);

  brings("rules.fr.md", "glance.fr.md");
  await laid({ game: "chess", rule: "" });
  expect(fold()?.open).toBe(false);
  expect(document.body.textContent).toContain("Prenez le roi.");
  expect([...document.querySelectorAll("h2")].map((it) => it.id)).toEqual(["glance-fin", "fin"]);
});
