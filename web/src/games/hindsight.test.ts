/** Whatever a game says of what looking back has found is whole, in both languages and of whomever it speaks. */
import { describe, expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import type { Curve, Fact, Remark } from "../wire/messages";
import { review as betweenWords } from "./between/review.en";
import between from "./between/review";
import { review as headLineWords } from "./head-line/review.en";
import headLine from "./head-line/review";
import { review as kidzLineWords } from "./kidz-line/review.en";
import kidzLine from "./kidz-line/review";
import { review as lineWords } from "./line/review.en";
import line from "./line/review";
import { review as longLineWords } from "./long-line/review.en";
import longLine from "./long-line/review";
import type { ReviewWords } from "./reviewing";
import { review as soloLineWords } from "./solo-line/review.en";
import soloLine from "./solo-line/review";
import { expectWhole, inBothLanguages } from "./whole";

const GAMES: readonly (readonly [string, ReviewWords, Readonly<Record<string, string>>])[] = [
  ["between", between, betweenWords],
  ["line", line, lineWords],
  ["long-line", longLine, longLineWords],
  ["head-line", headLine, headLineWords],
  ["solo-line", soloLine, soloLineWords],
  ["kidz-line", kidzLine, kidzLineWords],
];

const NAMES = ["Ada", "Lou", "Inès"];
const speaker = (seat: number | null) => ({ seat, name: (it: number) => NAMES[it] ?? "" });

function remark(key: string, facts: Record<string, Fact>, seats: readonly number[] = [0, 1, 2]): Remark {
  return { type: "remark", step: 1, key, seats, facts, rests_on: "", is_turning: false, shows: null };
}

const curve = (graph: string): Curve => ({ type: "curve", graph, points: [], seat: 0, about: 1 });

/** Each sentence by its key, with the facts it takes, once as they are and once as the least they can be. */
function sentencesOf(words: Readonly<Record<string, string>>): readonly Remark[] {
  const isSentence = (key: string): boolean => !/^(n|graph|rests_on)\./.test(key);
  return Object.entries(words).flatMap(([key, text]) => {
    if (!isSentence(key)) return [];
    const gaps = [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap ?? "");
    const filled = (n: number): Record<string, number> => Object.fromEntries(gaps.map((gap) => [gap, n]));
    return [12, 3.25, 1].map((n) => remark(key.replace(/\.(i|me|they)$/, ""), filled(n)));
  });
}

inBothLanguages(() => {
  describe.each(GAMES)("%s", (_, told, words) => {
    it("says every sentence whole, to whoever it is about and to others", () => {
      for (const found of sentencesOf(words)) {
        for (const seat of [0, 1, 2, null]) {
          const text = told.sentence(found, speaker(seat));
          expectWhole(text);
          expect(text).not.toMatch(/\s{2}|\s[.,]|\d,\d{3}|\.\./);
        }
      }
      expect(told.sentence(remark("not.yet.known", {}), speaker(0))).toBeNull();
    });

    it("names its graphs, their values and their lines", () => {
      const graphs = Object.entries(told.graphs());
      expect(graphs.length).toBeGreaterThan(0);
      for (const [name, { title, value, line, restsOn }] of graphs) {
        const texts = [title, value(0), value(1), value(55), line(curve(name), speaker(null))];
        for (const text of texts) expect(text).toMatch(/^[^{}!_]+$/);
        if (restsOn) expectWhole(restsOn);
      }
    });

    it("says what a sentence rests on as half of one", () => {
      for (const key of Object.keys(words).filter((it) => it.startsWith("rests_on.")))
        expect(told.restsOn(key.slice("rests_on.".length))).toMatch(/^\p{Ll}[^.{}]*$/u);
      expect(told.restsOn("")).toBeNull();
    });
  });

  it("speaks to whoever is the first it names, or the second", () => {
    const found = remark("named.luck", { low: 5, high: 14, one_in: 3.3333 }, [0, 1]);
    const told = [0, 1, 2].map((seat) => between.sentence(found, speaker(seat)));
    expect(new Set(told).size).toBe(3);
    for (const text of told) expect(text).toMatch(settings.language === "fr" ? /sur 3,3\./ : /1 in 3\.3\./);
  });
});

it("elides in French, and counts one otherwise than several", () => {
  settings.language = "fr";
  expect(between.sentence(remark("kept.known", { low: 2, high: 6 }, [2, 1]), speaker(null))).toContain("d’Inès");
  const taken = (points: number) => line.sentence(remark("laid.best", { points }, [0]), speaker(null));
  expect(taken(1)).toContain("1 point\u00a0:");
  expect(taken(2)).toContain("2 points\u00a0:");
});

it("writes an average with a decimal while it is small", () => {
  settings.language = "en";
  const asked = (left: number) =>
    between.sentence(
      remark("asked.better", { value: 1, before: 30, after: 4, left, better: 2, better_before: 9, better_left: 2 }),
      speaker(null),
    );
  expect(asked(8.25)).toContain("8.3 on average");
  expect(asked(22.49)).toContain("22 on average");
});

it("has words for what cannot be counted", () => {
  settings.language = "en";
  const open = soloLine.graphs()["open"];
  expect([1, 0.5, 0].map((it) => open?.value(it))).toEqual(["yes", "not known", "no"]);
});
