import { expect, it } from "vitest";
import { GRID } from "./strokes";
import { squared, wallOf } from "./wall";

const hung = (...titles: string[]) => titles.map((title) => ({ title, drawing: { strokes: [] } }));

it("hangs every round in a row of its own, and breaks none (E3)", () => {
  const rows = [
    { title: "Manche 1 : avion", hung: hung("A", "B", "C", "D", "E") },
    { title: "Manche 2 : clé", hung: hung("F", "G", "H", "I") },
  ];
  const { spots, lines, width, height } = wallOf(rows, "Entre les lignes");
  const heights = spots.map((it) => it.y);
  expect(new Set(heights.slice(0, 5)).size).toBe(1);
  expect(new Set(heights.slice(5)).size).toBe(1);
  expect(spots.every(({ x, y }) => x + GRID < width && y + GRID < height)).toBe(true);
  const at = (text: string) => lines.find((it) => it.text === text)?.y ?? NaN;
  // From top to bottom: the head, a round's word, its drawings, their captions, and the next.
  const order = [at("Entre les lignes"), at("Manche 1 : avion"), heights[0], at("A"), at("Manche 2 : clé"), heights[5]];
  expect(order).toEqual([...order].sort((one, other) => (one ?? 0) - (other ?? 0)));
  expect(at("A")).toBeGreaterThan((heights[0] ?? 0) + GRID);
});

it("has captions of two lines touch nothing under them", () => {
  const { lines, spots } = wallOf([
    { title: "", hung: hung("A\n+2", "B") },
    { title: "", hung: hung("C") },
  ]);
  const [a, two, b, c] = ["A", "+2", "B", "C"].map((text) => lines.find((it) => it.text === text)?.y ?? NaN);
  expect(two).toBeGreaterThan(a ?? NaN);
  expect(a).toBe(b);
  expect(spots[2]?.y).toBeGreaterThan(two ?? NaN);
  expect(c).toBeGreaterThan((spots[2]?.y ?? NaN) + GRID);
});

it("lays what is looked at on a telephone about as broad as high", () => {
  const shape = (many: number) => squared(hung(...Array.from({ length: many }, String))).map((it) => it.hung.length);
  expect([1, 4, 5, 8].map(shape)).toEqual([[1], [2, 2], [3, 2], [3, 3, 2]]);
});
