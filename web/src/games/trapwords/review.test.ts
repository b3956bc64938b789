/** Looking back at Trapwords: its words, and its map of traps. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { itSaysWhatIsFound, namesIn, remark } from "../found";
import { inBothLanguages } from "../whole";
import { chartOf } from "./chart";
import { name } from "./fixture";
import { say } from "./lookback";
import words from "./review";
import Shown from "./Shown.svelte";

const KEYS = readFileSync("../src/tablee/review/trapwords/keys.py", "utf8");
const speaker = { seat: 0, name };
const touch = (why: string, link: readonly string[] = []) => ({ word: "tartines", trap: "tartine", why, link });
const mapped = (caught: string[], near: string[], untouched: string[]) => ({
  secret: "beurre",
  traps: 3,
  caught,
  near,
  untouched,
});

const SAMPLES = [
  remark("caught", [0], touch("inflection", ["tartine"])),
  remark("caught", [0], touch("")),
  remark("caught.aloud", [0], { trap: "lait", secret: "beurre" }),
  remark("passed", [0], touch("family", ["tarte"])),
  remark("doubtful", [0], touch("suffix", ["tarte"])),
  remark("near", [0], { word: "vache", trap: "lait", why: "", link: [] }),
  remark("guessable", [0], { secret: "beurre", share: 62 }),
  remark("found", [2, 0], { secret: "beurre", share: 62 }),
  remark("found.early", [2, 0], { secret: "beurre", share: 0 }),
  remark("map.caught", [0], mapped(["tartine"], ["lait"], ["gras"])),
  remark("map.near", [0], mapped([], ["lait", "gras"], ["tartine"])),
  remark("map.clear", [0], mapped([], [], ["lait", "gras", "tartine"])),
  remark("bot.fears", [0], { words: ["lait", "crème"], fears: 5, right: 2, traps: 3 }),
  remark("bot.risks", [0], { word: "crème" }),
  remark("bot.guesses", [2], { words: ["beurre", "lait", "pain"], shares: [66, 16, 0] }),
];
const said = (key: string, at = 0) => words.sentence(SAMPLES.filter((it) => it.key === key)[at]!, speaker) ?? "";

inBothLanguages((language) => {
  itSaysWhatIsFound(KEYS, words, speaker, SAMPLES);

  it("gives every reason of the judge of families", () => {
    for (const why of namesIn(KEYS, "Reason").filter(Boolean)) {
      const reason = words.sentence(remark("passed", [0], touch(why, ["tarte"])), speaker);
      expect(reason).toMatch(/\(\S[^{}()]*\)/);
    }
    expect(said("passed")).toContain("tarte");
    expect(said("caught", 1)).toContain(language === "fr" ? "ainsi en a jugé la table" : "so says the table");
  });

  it("lists the traps by what became of them, and leaves out what there is not", () => {
    expect(said("map.caught")).toMatch(/beurre.*tartine.*lait.*gras/);
    expect(said("map.clear")).toMatch(/beurre.*lait, gras,? (et|and) tartine\.$/);
    expect(said("map.near")).toMatch(language === "fr" ? /lait et gras.*tartine/ : /lait and gras.*tartine/);
  });

  it("has a word for every fate of a trap", () => {
    for (const fate of namesIn(KEYS, "Fate")) expect(say.find(`fate.${fate}`)).toMatch(/^[^{}]+$/);
  });
});

// The map

const trap = (number: number, word: string, fate: string) => ({ number, word, is_starred: number === 2, fate });
const link = (trap: number, fate: string, nearness: number) => ({ trap, fate, why: "", link: [], nearness });
const SHOWS = {
  secret: "beurre",
  traps: [trap(1, "lait", "near"), trap(2, "gras", "untouched"), trap(3, "tartine", "caught")],
  words: [
    { number: 1, clue: 1, word: "vache", links: [link(1, "near", 48)] },
    { number: 2, clue: 1, word: "banc", links: [] },
    { number: 3, clue: 2, word: "crémerie", links: [link(1, "near", 71)] },
    { number: 4, clue: 3, word: "tartines", links: [link(3, "caught", 0), link(1, "near", 30)] },
  ],
};

it("brings the words of the clues to the traps that they came near, the nearest first", () => {
  const chart = chartOf(SHOWS);
  expect(chart?.traps.map(({ word, paths }) => [word, paths.map((it) => `${it.word} ${it.burnt}`)])).toEqual([
    ["tartine", ["tartines 100"]],
    ["lait", ["crémerie 71", "vache 48", "tartines 30"]],
    ["gras", []],
  ]);
  expect(chart?.alone).toEqual(["banc"]);
});

it.each([null, 3, "map", [], {}, { traps: [] }])("takes %j for no map", (shows) => {
  expect(chartOf(shows)).toBeNull();
});

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.textContent = "";
});

function show(shows: unknown): string {
  settings.language = "en";
  const props = { remark: remark("map.caught", [0], {}, { shows }), speaker };
  shown = mount(Shown, { target: document.body, props });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ").trim();
}

it("says in words what the picture shows: who cannot see fuses or colours reads as much", () => {
  const text = show(SHOWS);
  expect(text).toMatch(
    /“beurre” ?tartine ?sprung ?tartines ?sprung ?lait ?near ?crémerie ?near ?vache ?near ?tartines ?near/,
  );
  expect(text).toMatch(/gras ?with the star ?never touched ?No trap near: banc$/);
  for (const picture of document.querySelectorAll("svg")) expect(picture.closest("[aria-hidden=true]")).not.toBeNull();
});

it("shows nothing where there is no map", () => {
  expect(show(null)).toBe("");
});
