/** The browser's chance draws what the table's did; `tools/chance_vectors.py` writes what is compared with. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, it } from "vitest";
import { Chance, commitment, keyFrom } from "./chance";
import vectors from "./vectors.json";

it("has something to compare with", () => {
  expect(vectors.length).toBeGreaterThan(10);
});

it.each(vectors)("draws what the table drew at position $position", (vector) => {
  const seed = hexToBytes(vector.seed);
  expect(commitment(seed, "between", vector.position)).toBe(vector.commitment);
  const key = keyFrom(seed, vector.salts.map(hexToBytes));
  expect(bytesToHex(key)).toBe(vector.key);
  const chance = new Chance(key, vector.position);
  expect(vector.below.map(([bound]) => [bound, chance.below(bound ?? 0)])).toEqual(vector.below);
});

it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])("draws nothing below %d", (bound) => {
  expect(new Chance(new Uint8Array(), 0).below(bound)).toBeNull();
});
