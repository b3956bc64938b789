import { mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import { parse } from "./markdown";
import type { GameOnShelf } from "../link/api";
import { games as shelf } from "../store/games.svelte";
import type { Language } from "../store/settings.svelte";
import { rulesOf } from "./rules";
import RulesText from "./RulesText.svelte";

it.each(["between", "line", "long-line", "kidz-line", "solo-line", "head-line"])(
  "finds the rules of %s in both languages",
  async (game) => {
    const [first] = (await rulesOf(game, "en")?.()) ?? [];
    expect(first).toMatchObject({ kind: "heading", level: 1 });
    expect((await rulesOf(game, "fr")?.())?.[0]).toEqual(first);
  },
);

it("has no rules for a game that nobody knows", () => {
  expect(rulesOf("chess", "en")).toBeNull();
});

it("reads a package's rules where they lie, in the other language rather than not at all", async () => {
  const face = { base: "/games/chess/0123456789abcdef/", has: ["rules.fr.md"] };
  const before = shelf.all;
  shelf.all = [{ about: { key: "chess" }, face } as unknown as GameOnShelf];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response('# Chess\n\n![Un roi](roi.png)\n\n1. **CH-01** E Un roi : on le prend. <a id="ch-01"></a>');
  });
  const blocks = await rulesOf("chess", "en")?.();
  vi.unstubAllGlobals();
  shelf.all = before;
  expect(asked).toEqual(["/games/chess/0123456789abcdef/rules.fr.md"]);
  expect(blocks?.[0]).toMatchObject({ kind: "heading", text: "Chess" });
  expect(blocks?.[1]).toEqual({ kind: "paragraph", spans: [{ kind: "text", text: "Un roi" }] });
  const spans = [{ kind: "text", text: "Un roi\u00a0: on le prend." }];
  expect(blocks?.[2]).toMatchObject({ kind: "list", items: [{ id: "ch-01", label: "CH-01", spans }] });
});

it("draws laid cards, and tells in words what they show", async () => {
  const blocks = parse("![Two cards.](cards:39@0,0,0,B;24@-1,0,0,B)");
  const page = mount(RulesText, { target: document.body, props: { blocks, rule: "" } });
  const drawn = await vi.waitFor(
    () => {
      const found = document.querySelector('figure svg[role="img"]');
      expect(found).not.toBeNull();
      return found;
    },
    { timeout: 30_000 },
  );
  expect(drawn?.getAttribute("aria-label")).toBe("Two cards.");
  expect(drawn?.querySelectorAll(".card").length).toBe(2);
  expect(drawn?.querySelectorAll(".tube.isLit.B").length).toBe(2);
  expect(drawn?.querySelectorAll(".tube.isLit").length).toBe(2);
  await unmount(page);
});

const games = [
  "between",
  "entre-les-lignes",
  "wordz",
  "trapwords",
  "line",
  "long-line",
  "kidz-line",
  "solo-line",
  "head-line",
];
const pages = games.flatMap((game): [string, Language][] => [
  [game, "en"],
  [game, "fr"],
]);

/** Every key and value that an option has on the wire, as far as the tiles name it. */
const cards = import.meta.glob<Record<string, Record<string, string>>>(
  ["../games/*/card.en.ts", "../games/options.en.ts"],
  { eager: true },
);
const keys = Object.values(cards)
  .flatMap((module) => Object.values(module).flatMap((book) => Object.keys(book)))
  .flatMap((key) => /^option\.([a-z_]+)(?:\.([a-z_]+))?$/.exec(key)?.slice(1) ?? [])
  .filter((key) => (key ?? "").length > 2);
/** Keys that are French words, too. */
const FRENCH = ["express", "joker", "normal", "notes", "points"];
const spoken = { en: keys.filter((key) => key.includes("_")), fr: keys.filter((key) => !FRENCH.includes(key)) };

it.each(pages)("speaks to people, not to those who build the table (%s, %s)", async (game, language) => {
  const blocks = (await rulesOf(game, language)?.()) ?? [];
  const page = mount(RulesText, { target: document.body, props: { blocks, rule: "" } });
  const read = [...document.querySelectorAll("h2, p, article .list li")].map((it) => it.textContent).join("\n");
  await unmount(page);
  expect(read.length).toBeGreaterThan(2000);
  expect(
    read.match(
      /.*(?:`|<!--|E\/F|\b[EFN] (?=[A-ZÀÉ«])|\w_\w| = [a-z]|\bmilli|\btrue\b|\bfalse\b|[Dd]efault|par défaut).*/g,
    ),
  ).toBeNull();
  expect(read).toContain(language === "fr" ? "le choix habituel vient en premier" : "the usual choice comes first");
  const words = new Set(read.split(/[^\p{L}_]+/u));
  expect(spoken[language].filter((key) => words.has(key))).toEqual([]);
});

it("keeps the id of a rule at its end, as a link to copy", async () => {
  const blocks = parse('1. **XX-01** E One card each. <a id="xx-01"></a>');
  const page = mount(RulesText, { target: document.body, props: { blocks, rule: "xx-01" } });
  const rule = document.getElementById("xx-01");
  expect(rule?.textContent).toBe("One card each. XX-01");
  expect(rule?.querySelector("a")?.getAttribute("href")).toBe("#xx-01");
  expect(rule?.classList).toContain("isChosen");
  await unmount(page);
});
