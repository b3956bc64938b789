/** Looking back at Entre les lignes: its words, and who took what for what. */
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import { itSaysWhatIsFound, remark } from "../found";
import { inBothLanguages } from "../whole";
import words from "./review";
import Shown from "./Shown.svelte";

const KEYS = readFileSync("../src/tablee/review/entre_les_lignes/keys.py", "utf8");
const NAMES = ["Ada", "Lou", "Max", "Zoé"];
const speaker = { seat: 0, name: (seat: number) => NAMES[seat] ?? "" };
const round = (wrong: number, saw: number) => ({ word: "avion", wrong, saw, votes: 4 });
const took = (more: number, both = false, winners: number[] = []) => ({
  word: "avion",
  taken: "valise",
  letter: "B",
  right: "A",
  more,
  both,
  winners,
});

const SAMPLES = [
  remark("pair.met", [0, 1], round(2, 0)),
  remark("pair.met", [0, 1], round(1, 1)),
  remark("pair.plain", [0, 1], round(0, 2)),
  remark("pair.one", [0, 1], round(3, 2)),
  remark("pair.none", [0, 1], round(4, 0)),
  remark("recognised", [0, 1], { word: "avion", letter: "A" }),
  remark("recognised.own", [1, 0], { word: "avion", letter: "A" }),
  remark("saw_through", [2, 0, 1], { word: "avion", letter: "A", points: 2 }),
  remark("took", [2, 3], took(3)),
  remark("took", [1, 3, 0], took(2, true)),
  remark("took", [2, 3], took(0)),
  remark("took", [2, 3], took(1, false, [2, 3])),
  remark("took.own", [2, 2], took(3)),
  remark("bot.draws", [0], { word: "avion", en: "cloud", fr: "nuage", nth: 3, hints: 7 }),
];
const said = (key: string, at = 0) => words.sentence(SAMPLES.filter((it) => it.key === key)[at]!, speaker) ?? "";

inBothLanguages((language) => {
  itSaysWhatIsFound(KEYS, words, speaker, SAMPLES);

  it("says what another vote would have brought, to whom, and who would have won", () => {
    expect(said("took")).toMatch(/A [^.]*3 points\.$/);
    expect(said("took", 1)).toMatch(/2 points [^.]*Lou[^.]*Ada\.$/);
    expect(said("took", 2)).not.toContain("point");
    expect(said("took", 3)).toMatch(language === "fr" ? /Max et Zoé\.$/ : /Max and Zoé\.$/);
  });

  it("counts those who saw through the two, where somebody did not", () => {
    expect(said("pair.met")).toMatch(/2 points (chacun|each)\.$/);
    expect(said("pair.met", 1)).toMatch(/1 (autre|other) /);
    expect(said("pair.plain")).not.toMatch(/\d/);
  });

  it("names what a bot drew in the reader’s language", () => {
    expect(said("bot.draws")).toContain(language === "fr" ? "nuage" : "cloud");
  });
});

// The picture

const SHOWS = {
  word: "avion",
  right: "A",
  drawings: [
    { spot: "active", seat: 0, word: "avion", voters: [] },
    { spot: "A", seat: 1, word: "avion", voters: [0, 2] },
    { spot: "B", seat: 2, word: "valise", voters: [] },
    { spot: "C", seat: 3, word: "école", voters: [1, 3] },
  ],
};

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.textContent = "";
});

function show(shows: unknown): string {
  settings.language = "en";
  shown = mount(Shown, {
    target: document.body,
    props: { remark: remark("pair.met", [0, 1], {}, { shows }), speaker },
  });
  flushSync();
  return document.body.textContent.replace(/\s+/g, " ").trim();
}

it("tells of every drawing whose it was, what it was, and who voted for it", () => {
  show(SHOWS);
  const lines = [...document.querySelectorAll("li")].map((it) => it.textContent.replace(/\s+/g, " ").trim());
  expect(lines.map((it) => it.replace(/^[A-C] /, ""))).toEqual([
    "Ada, active: “avion”",
    "A, Lou: “avion” the right one Votes: Ada and Max",
    "B, Max: “valise” No vote",
    "C, Zoé: “école” Votes: Lou and Zoé",
  ]);
  expect(document.querySelectorAll(".tally span")).toHaveLength(4);
});

it.each([null, 3, {}, { drawings: 1 }])("shows nothing for %j", (shows) => {
  expect(show(shows)).toBe("");
});
