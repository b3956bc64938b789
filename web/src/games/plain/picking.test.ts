import { expect, it } from "vitest";
import type { TwoOf } from "../../wire/messages";
import { begun, composed, isFull, mayStretch, put, spelled, stretched, toggled, unspelled, used } from "./picking";

const TWO: TwoOf = { type: "two_of", low: 1, high: 6, apart: 2 };

it("picks several in rising order, and lets go of one that is touched again", () => {
  expect(toggled(toggled(undefined, 5), 2)).toEqual([2, 5]);
  expect(toggled([2, 5], 2)).toEqual([5]);
  expect([
    isFull([2], { type: "some_of", values: [2, 5], count: 2 }),
    isFull([2, 5], { type: "some_of", values: [2, 5], count: 2 }),
  ]).toEqual([false, true]);
});

it("takes the lower of two first, and begins anew with what cannot be the higher one", () => {
  expect(stretched(undefined, 3, TWO)).toEqual([3]);
  expect(stretched([3], 5, TWO)).toEqual([3, 5]);
  expect(stretched([3], 4, TWO)).toEqual([4]);
  expect(stretched([3], 3, TWO)).toEqual([]);
  expect(stretched([3, 5], 1, TWO)).toEqual([1]);
});

it("offers no number that could be neither", () => {
  expect([1, 2, 3, 4, 5, 6].filter((it) => mayStretch(undefined, it, TWO))).toEqual([1, 2, 3, 4]);
  expect([1, 2, 3, 4, 5, 6].filter((it) => mayStretch([4], it, TWO))).toEqual([1, 2, 3, 4, 6]);
  expect([1, 2, 3, 4, 5, 6].filter((it) => mayStretch([1, 6], it, TWO))).toEqual([1, 2, 3, 4, 6]);
});

it("lays what is written with the cards there are, whatever the accents", () => {
  expect(composed("AEETT", "été")).toBe("ETE");
  expect(composed("AEETT", "table")).toBe("TAE");
  expect(composed("aA", "Aa")).toBe("Aa");
  expect(used("AEETT", "ETE")).toEqual([false, true, true, true, false]);
});

it("spells around the letters that are known", () => {
  const pattern = ["L", "AEIOUY", "BCDP", "I", "NST"];
  expect(unspelled(pattern)).toBe("L__I_");
  expect(spelled(pattern, "lapin")).toBe("LAPIN");
  expect(spelled(pattern, "apn")).toBe("LAPIN");
  expect(spelled(pattern, "lz")).toBe("L__I_");
  expect(put("L__I_", 2, "P")).toBe("L_PI_");
  expect([begun("LA_I_"), begun("LAPIN")]).toEqual(["LA", "LAPIN"]);
});
