import { expect, it } from "vitest";
import { wordCards } from "./words";

const many = (name: string, n: number) => Array.from({ length: n }, (_, at) => `${name}${at}`);

it("puts both sets on every side, so that a window shows one of them either way up", () => {
  const cards = wordCards([many("f", 400), many("c", 400)]);
  expect(cards).toHaveLength(50);
  expect(new Set(cards.flatMap((it) => [...it.front, ...it.back])).size).toBe(800);
  for (const side of cards.flatMap((it) => [it.front, it.back]))
    for (const line of side.keys()) expect(side.at(-1 - line)?.[0]).toBe(side[line]?.[0]);
});

it("fills the lines with the words of one pack, and leaves the last ones empty", () => {
  expect(wordCards([many("w", 9)])).toEqual([{ front: many("w", 8), back: ["w8", "", "", "", "", "", "", ""] }]);
  expect(wordCards([[]])).toEqual([]);
});
