/** For tests: whatever the server finds in a finished game of this kind has words here. */

import { expect, it } from "vitest";
import type { Curve, Remark } from "../wire/messages";
import type { Speaker } from "./game";
import type { ReviewWords } from "./reviewing";
import { expectWhole } from "./whole";

/** The names of a kind that a reviewer has written down in its `keys.py`, whose text this is. */
export function namesIn(keys: string, kind: string): readonly string[] {
  const listed = new RegExp(`^${kind} = Literal\\[([^\\]]*)\\]`, "m").exec(keys)?.[1] ?? "";
  const names = [...listed.matchAll(/"([^"]*)"/g)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(0);
  return names;
}

export function remark(
  key: string,
  seats: readonly number[],
  facts: Remark["facts"],
  rest: Partial<Remark> = {},
): Remark {
  return { type: "remark", step: 7, key, seats, facts, rests_on: "", is_turning: false, shows: null, ...rest };
}

export const curve = (graph: string, seat: number | null, about: number | null): Curve => ({
  type: "curve",
  graph,
  points: [[1, 0]],
  seat,
  about,
});

export function itSaysWhatIsFound(
  keys: string,
  words: ReviewWords,
  speaker: Speaker,
  samples: readonly Remark[],
): void {
  it("has a sentence for every key, and for nothing else", () => {
    expect([...new Set(samples.map((it) => it.key))].sort()).toEqual([...namesIn(keys, "Key")].sort());
    for (const sample of samples) expectWhole(words.sentence(sample, speaker));
    expect(words.sentence(remark("unheard.of", [0], {}), speaker)).toBeNull();
  });

  it("says what every sentence rests on", () => {
    for (const key of namesIn(keys, "RestsOn")) {
      if (key) expect(words.restsOn(key)).toMatch(/^\S[^{}!]*[^.\s]$/);
      else expect(words.restsOn(key)).toBeNull();
    }
  });

  it("names every graph, its lines and its values", () => {
    const graphs = words.graphs();
    expect(Object.keys(graphs).sort()).toEqual([...namesIn(keys, "Graph")].sort());
    for (const [name, graph] of Object.entries(graphs)) {
      const lines = [graph.line(curve(name, 0, 1), speaker), graph.line(curve(name, 1, 0), speaker)];
      expect(new Set(lines).size).toBe(2);
      const said = [graph.title, ...[0, 1, 2, 40].map(graph.value), ...lines, graph.restsOn ?? "x"];
      for (const text of said) expect(text).toMatch(/^[^{}!]+$/);
    }
  });
}
