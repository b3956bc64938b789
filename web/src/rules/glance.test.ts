/** What the games say at a glance: short, in both languages, and nothing that is not in their rules. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { HOOK, BLUES, FOUR, PAIR, STAIRS, THREE_LINES } from "../games/light-line/samples";
import { settings, type Language } from "../store/settings.svelte";
import { parse } from "./markdown";

/** The rules that each sentence rests on. */
const RESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  between: {
    "want.1": "BT-03 BT-05",
    "want.2": "BT-03 BT-15",
    "turn.1": "BT-09 BT-10",
    "turn.2": "BT-13",
    "turn.3": "BT-12",
    "turn.4": "BT-20",
    "turn.5": "BT-15 BT-16 BT-17",
    "end.1": "BT-22 BT-G8",
    "end.2": "BT-24 BT-25",
  },
  line: {
    "want.1": "LL-02 LL-06",
    "want.2": "LL-12",
    "turn.1": "LL-06 LL-09",
    "turn.2": "LL-07 LL-08",
    "turn.3": "LL-13 LL-15",
    "turn.4": "LL-14",
    "turn.5": "LL-20",
    "turn.6": "LL-19",
    "end.1": "LL-21 LL-23",
    "end.2": "LL-24",
  },
  "long-line": {
    "want.1": "LO-01 LO-04 LO-05",
    "want.2": "LO-06",
    "turn.1": "LO-07",
    "turn.2": "LO-10",
    "turn.3": "LO-08 LO-12",
    "turn.4": "LO-09",
    "turn.5": "LO-10",
    "end.1": "LO-11 LO-13",
    "end.2": "LO-03 LO-15",
  },
  "kidz-line": {
    "want.1": "KI-08",
    "turn.1": "KI-04",
    "turn.2": "KI-04",
    "turn.3": "KI-04",
    "turn.4": "KI-04",
    "turn.5": "KI-06",
    "turn.6": "KI-05 KI-06",
    "end.1": "KI-07",
    "end.2": "KI-08",
    "end.3": "KI-08",
  },
  "solo-line": {
    "want.1": "SO-02 SO-06",
    "want.2": "SO-03",
    "turn.1": "SO-03",
    "turn.2": "SO-G1",
    "turn.3": "SO-04",
    "turn.4": "SO-G3",
    "turn.5": "SO-G4",
    "end.1": "SO-05",
    "end.2": "SO-G4",
  },
  "head-line": {
    "want.1": "HE-04 HE-05",
    "want.2": "HE-06",
    "turn.1": "HE-05 HE-08",
    "turn.2": "HE-09",
    "turn.3": "HE-09 HE-G3",
    "turn.4": "HE-11",
    "turn.5": "HE-12",
    "turn.6": "HE-13",
    "end.1": "HE-14 HE-15",
    "end.2": "HE-02 HE-16",
  },
  wordz: {
    "want.1": "WZ-04",
    "want.2": "WZ-19 WZ-28",
    "turn.1": "WZ-03 WZ-04 WZ-05 WZ-08",
    "turn.2": "WZ-12",
    "turn.3": "WZ-06 WZ-13 WZ-14 WZ-15 WZ-16",
    "turn.4": "WZ-19",
    "turn.5": "WZ-16 WZ-20",
    "turn.6": "WZ-21",
    "end.1": "WZ-27",
    "end.2": "WZ-02 WZ-28 WZ-31",
  },
  trapwords: {
    "want.1": "TW-02 TW-03",
    "want.2": "TW-50 TW-72",
    "turn.1": "TW-13 TW-14 TW-18",
    "turn.2": "TW-15",
    "turn.3": "TW-24 TW-28 TW-30 TW-31",
    "turn.4": "TW-43 TW-44 TW-53 TW-54",
    "turn.5": "TW-32 TW-51 TW-56 TW-62",
    "turn.6": "TW-27",
    "end.1": "TW-64",
    "end.2": "TW-67 TW-72 TW-74 TW-76",
  },
  "entre-les-lignes": {
    "want.1": "EL-13",
    "want.2": "EL-21",
    "turn.1": "EL-15 EL-16 EL-17",
    "turn.2": "EL-18",
    "turn.3": "EL-20",
    "turn.4": "EL-21",
    "end.1": "EL-25 EL-26 EL-27",
    "end.2": "EL-28",
    "end.3": "EL-30",
    "end.4": "EL-09 EL-33 EL-34",
  },
};
const GAMES = Object.keys(RESTS);
const LANGUAGES: readonly Language[] = ["fr", "en"];

const books = import.meta.glob<{ glance: Record<string, string> }>("../games/*/glance.*.ts", { eager: true });
const drawn = import.meta.glob<{ default: Component<Record<string, never>> }>("../games/*/Glance.svelte", {
  eager: true,
});
const pageOf = (game: string, language: Language): string =>
  readFileSync(`../docs/rules/${game}.${language}.md`, "utf8");

const SENTENCE = /^(want|turn|end)\.\d+$/;
const bookOf = (game: string, language: Language): Record<string, string> =>
  books[`../games/${game}/glance.${language}.ts`]!.glance;
const sentencesOf = (game: string, language: Language): [string, string][] =>
  Object.entries(bookOf(game, language)).filter(([key]) => SENTENCE.test(key));

const spoken = (words: string): RegExp => new RegExp(`(?:^|\\P{L})(${words})(?!\\p{L})`, "iu");

const before = settings.language;
afterEach(() => {
  settings.language = before;
});

it("has every game whose rules are written here", () => {
  const shown = Object.keys(drawn).flatMap((path) => /games\/([^/]+)\/Glance/.exec(path)?.[1] ?? []);
  expect(shown.filter((it) => it !== "parts").sort()).toEqual([...GAMES].sort());
});

describe.each(GAMES)("%s", (game) => {
  it.each(LANGUAGES)("is told in ten sentences at the most, one by one (%s)", (language) => {
    const sentences = sentencesOf(game, language);
    expect(sentences.length).toBeLessThanOrEqual(10);
    for (const part of ["want", "turn", "end"]) {
      const keys = sentences.map(([key]) => key).filter((key) => key.startsWith(part));
      expect(keys.length).toBeGreaterThan(0);
      expect(keys).toEqual(keys.map((_, at) => `${part}.${at + 1}`));
      expect(bookOf(game, language)).toHaveProperty([`${part}.shows`]);
    }
    for (const [key, text] of sentences) {
      expect(text.replace(/«[^»]*»|“[^”]*”/g, "").match(/[.?!…]/g), key).toEqual(["."]);
      expect(text.endsWith("."), key).toBe(true);
      expect(text.length, key).toBeLessThan(170);
    }
    // What stands under a picture is no sentence.
    for (const [key, text] of Object.entries(bookOf(game, language)))
      if (!SENTENCE.test(key) && !key.endsWith(".shows")) expect(text, key).not.toMatch(/[.?!]$/);
  });

  it.each(LANGUAGES)("speaks to people (%s)", (language) => {
    const told = Object.values(bookOf(game, language)).join("\n");
    expect(told.match(/\b[A-Z]{2}-[A-Z]?\d+|`|\w_\w/g)).toBeNull();
    if (language === "en") return;
    const [said, unsaid] = [spoken("tu|ta|ton|tes|toi"), spoken("vous|votre|vos")];
    expect(told).toMatch(game === "kidz-line" ? said : unsaid);
    expect(told).not.toMatch(game === "kidz-line" ? unsaid : said);
  });

  it("says nothing that does not rest on its rules", () => {
    expect(sentencesOf(game, "en").map(([key]) => key)).toEqual(Object.keys(RESTS[game]!));
    expect(sentencesOf(game, "fr").map(([key]) => key)).toEqual(Object.keys(RESTS[game]!));
    const page = pageOf(game, "en");
    for (const id of Object.values(RESTS[game]!).join(" ").split(" ")) expect(page).toContain(`**${id}** `);
  });

  it.each(LANGUAGES)("shows a picture with each part, said in words, and nothing to press (%s)", async (language) => {
    settings.language = language;
    const page = mount(drawn[`../games/${game}/Glance.svelte`]!.default, { target: document.body });
    flushSync();
    const figures = [...document.querySelectorAll("figure")];
    expect(figures.map((it) => it.getAttribute("role"))).toEqual(["img", "img", "img"]);
    for (const figure of figures) {
      expect((figure.getAttribute("aria-label") ?? "").length).toBeGreaterThan(20);
      expect(figure.querySelectorAll("svg, .card, .slip").length).toBeGreaterThan(0);
    }
    expect(document.querySelectorAll("button, a, input, [tabindex]").length).toBe(0);
    expect(document.querySelectorAll(".said p").length).toBe(sentencesOf(game, language).length);
    await unmount(page);
  });
});

it("lays cards as the rules pages do, where the rules have lit their lines", () => {
  const pictures = ["line", "long-line", "kidz-line", "solo-line", "head-line"]
    .flatMap((game) => parse(pageOf(game, "en")))
    .flatMap((it) => (it.kind === "picture" ? [JSON.stringify([it.laid, it.lit])] : []));
  for (const { laid, lit } of [PAIR, FOUR, HOOK, THREE_LINES, STAIRS, BLUES])
    expect(pictures).toContain(JSON.stringify([laid, lit]));
});
