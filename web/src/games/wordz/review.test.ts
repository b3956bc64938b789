/** Looking back at WORDZ, in words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { itSaysWhatIsFound, remark } from "../found";
import { inBothLanguages } from "../whole";
import words from "./review";

const KEYS = readFileSync("../src/tablee/review/wordz/keys.py", "utf8");
const NAMES = ["Ada", "Lou", "Max"];
const speaker = { seat: 0, name: (seat: number) => NAMES[seat] ?? "" };
const fit = { fits: 2020, common: 512 };
const laid = { word: "MENU", all: 414_394, ...fit };

const SAMPLES = [
  remark("laid", [0], laid),
  remark("laid.rare", [0], laid),
  remark("laid.unlisted", [0], { ...laid, fits: 0 }),
  remark("cut", [0, 1], { letter: "U", place: 4, before: 726, ...fit }),
  remark("one_left", [0, 1], { word: "MENU", cards: 1, fits: 1 }),
  remark("one_left.all", [0, 1, 2], { word: "MENU", cards: 3, fits: 4 }),
  remark("only_left", [0, 1], { word: "ZETA", cards: 2, fits: 1 }),
  remark("only_left.all", [0, 1, 2], { word: "ZETA", cards: 2, fits: 1 }),
  remark("found", [1, 0], { word: "MENU", cards: 3, ...fit }),
  remark("found.only", [1, 0], { word: "MENU", cards: 1, fits: 1, common: 1 }),
  remark("found.unlisted", [1, 0], { word: "MUNE", cards: 2, ...fit }),
  remark("near", [1, 0], { said: "TENU", word: "MENU", ...fit }),
  remark("turned_up", [0], { word: "ZETA", cards: 4 }),
  remark("turned_up.one_left", [0, 1, 2], { word: "MENU", cards: 4, hidden: 2, since: 5 }),
  remark("bot.hides", [0], { lost: 1, cards: 5 }),
  remark("bot.hides", [0], { lost: 0, cards: 5 }),
  remark("bot.turns", [0, 1], { fits: 45, place: 2 }),
  remark("bot.proposes", [0, 1], { words: ["NAIT", "NUIT", "NIAT"], shares: [42, 28, 0], fits: 4 }),
  remark("bot.proposes", [0, 1], { words: ["NUIT"], shares: [100], fits: 1 }),
  remark("bot.proposes.known", [0, 1], { word: "NOIR", fits: 11 }),
  remark("bot.proposes.known", [0, 1], { word: "NOIR", fits: 1 }),
];
const said = (key: string, at = 0) => words.sentence(SAMPLES.filter((it) => it.key === key)[at]!, speaker) ?? "";

inBothLanguages((language) => {
  itSaysWhatIsFound(KEYS, words, speaker, SAMPLES);

  it("writes large numbers as people read them", () => {
    expect(said("laid").replace(/\s/g, " ")).toContain(
      language === "fr" ? "2 020 mots sur les 414 394" : "2,020 words out of the 414,394",
    );
    expect(words.graphs()["fits"]?.value(0)).toBe(language === "fr" ? "aucun mot" : "no word");
  });

  it("names everybody who could have named it, and what was likeliest for a bot", () => {
    expect(said("turned_up.one_left")).toContain(language === "fr" ? "Lou et Max" : "Lou and Max");
    expect(said("bot.proposes")).toMatch(/NAIT \(42\s?%\), NUIT \(28\s?%\)\.$/);
    expect(said("bot.proposes", 1)).toContain("NUIT");
    expect(said("bot.proposes", 1)).not.toContain("%");
  });

  it("does not count where there is one word alone, or no card", () => {
    expect(said("bot.proposes.known", 1)).not.toMatch(/\d/);
    expect(said("bot.hides", 1)).not.toMatch(/\d/);
  });
});
