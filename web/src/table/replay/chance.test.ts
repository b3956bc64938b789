/** The browser's chance draws what the table's did; `tools/chance_vectors.py` writes what is compared with. */
import { expect, it } from "vitest";
import { digest, hex, hmac, unhex } from "../sha256";
import { Chance, commitment, keyFrom } from "./chance";
import vectors from "./vectors.json";

const bytes = (text: string): Uint8Array => unhex(text) ?? new Uint8Array();
const letters = [..."abcdefg"];
const cards = Array.from({ length: 24 }, (_, at) => at + 1);

it("has something to compare with", () => {
  expect(vectors.length).toBeGreaterThan(10);
});

it.each(vectors)("draws what the table drew at position $position", (vector) => {
  const seed = bytes(vector.seed);
  expect(commitment(seed, "between", vector.position)).toBe(vector.commitment);
  const key = keyFrom(seed, vector.salts.map(bytes));
  expect(hex(key)).toBe(vector.key);
  const chance = new Chance(key, vector.position);
  expect(vector.below.map(([bound]) => [bound, chance.below(bound ?? 0)])).toEqual(vector.below);
  expect(chance.pick(letters)).toBe(vector.picked);
  expect(chance.shuffled(cards)).toEqual(vector.shuffled);
});

it("makes the digests of RFC 4231", () => {
  const ascii = (text: string) => new TextEncoder().encode(text);
  expect(hex(hmac(ascii("Jefe"), ascii("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  expect(
    hex(hmac(new Uint8Array(131).fill(0xaa), ascii("Test Using Larger Than Block-Size Key - Hash Key First"))),
  ).toBe("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

it("reads hexadecimal and nothing else", () => {
  expect(unhex("00ff")).toEqual(new Uint8Array([0, 255]));
  expect(unhex("")).toEqual(new Uint8Array());
  for (const odd of ["0", "0g", "FF", " 00", "0x00"]) expect(unhex(odd)).toBeNull();
  expect(digest(new Uint8Array())).toHaveLength(32);
});
