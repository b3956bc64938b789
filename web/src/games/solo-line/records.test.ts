import { expect, it } from "vitest";
import { memoryShelf } from "../../link/outbox";
import { levelOf, Records } from "./records";

const SIX = levelOf({ cards: 6, joker: true });

it("keeps the best time of each level, and counts what was solved in a row", () => {
  const records = new Records(memoryShelf());
  records.begin("A/1", 1_000);
  expect(records.finish("A/1", SIX, 61_000, true)).toEqual({ time: 60_000, best: 60_000, isBest: true, streak: 1 });
  records.begin("A/2", 100_000);
  expect(records.finish("A/2", SIX, 190_000, true)).toEqual({ time: 90_000, best: 60_000, isBest: false, streak: 2 });
  records.begin("A/3", 200_000);
  expect(records.finish("A/3", levelOf({ cards: 20, joker: false }), 900_000, true).best).toBe(700_000);
  expect(records.feats).toEqual({
    best: [
      { cards: 6, isExpert: false, time: 60_000 },
      { cards: 20, isExpert: true, time: 700_000 },
    ],
    streak: 3,
  });
});

it("does not count a hint as a feat: neither best nor in a row", () => {
  const records = new Records(memoryShelf());
  records.begin("A/1", 0);
  records.finish("A/1", SIX, 60_000, true);
  records.begin("A/2", 0);
  expect(records.finish("A/2", SIX, 5_000, false)).toEqual({ time: 5_000, best: 60_000, isBest: false, streak: 0 });
});

it("counts a puzzle once, however often one looks at its end, and from the first look at it", () => {
  const shelf = memoryShelf();
  new Records(shelf).begin("A/1", 0);
  new Records(shelf).begin("A/1", 30_000);
  const feat = new Records(shelf).finish("A/1", SIX, 40_000, true);
  expect(feat.time).toBe(40_000);
  new Records(shelf).begin("A/1", 50_000);
  expect(new Records(shelf).finish("A/1", SIX, 99_000, true)).toEqual(feat);
});

it("says nothing of a time that it cannot know", () => {
  const records = new Records(memoryShelf());
  expect(records.finish("A/1", SIX, 40_000, true)).toEqual({ time: null, best: null, isBest: false, streak: 1 });
});

it("survives what is not its own", () => {
  const shelf = memoryShelf();
  shelf.setItem("tablee:solo-line", "{");
  expect(new Records(shelf).finish("A/1", SIX, 1, true).streak).toBe(1);
});
