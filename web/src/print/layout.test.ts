/** Pieces fit their sheet, and backs lie behind their faces. */
import { expect, it } from "vitest";
import { TOKEN } from "./box";
import { fit, MARGIN, marks, PAPERS, sheets, spotOf } from "./layout";

const CARD = { width: 58, height: 87 };

it("lays as many as fit, in the middle", () => {
  expect(fit(PAPERS.a4, CARD)).toEqual({ columns: 3, rows: 3, left: 18, top: 18 });
  const letter = fit(PAPERS.letter, CARD);
  expect([letter.columns, letter.rows]).toEqual([3, 3]);
  expect(letter.top).toBeGreaterThanOrEqual(MARGIN);
  expect(() => fit(PAPERS.letter, { width: 58, height: 300 })).toThrow();
});

it.each(Object.entries(PAPERS))("lays a back behind its face on %s, once the sheet is turned", (_, paper) => {
  for (const piece of [CARD, TOKEN]) {
    const grid = fit(paper, piece);
    for (let at = 0; at < grid.columns * grid.rows; at++) {
      const [front, back] = [spotOf(grid, piece, at, "front"), spotOf(grid, piece, at, "back")];
      expect(back.x + piece.width).toBeCloseTo(paper.width - front.x);
      expect(back.y).toBe(front.y);
      expect(front.x).toBeGreaterThanOrEqual(MARGIN);
      expect(front.y + piece.height).toBeLessThanOrEqual(paper.height - MARGIN + 1e-9);
    }
  }
});

it("begins a new sheet when one is full", () => {
  const grid = fit(PAPERS.a4, CARD);
  const all = Array.from({ length: 20 }, (_, at) => at);
  expect(sheets(grid, all).map((it) => it.length)).toEqual([9, 9, 2]);
  expect(sheets(grid, [])).toEqual([]);
});

it("marks both ends of every cut, and none where nothing lies", () => {
  const grid = fit(PAPERS.a4, CARD);
  const ends = (many: number) => marks(grid, CARD, many).match(/M/g)?.length;
  expect(ends(9)).toBe(2 * (4 + 4));
  expect(ends(5)).toBe(2 * (4 + 3));
  expect(ends(2)).toBe(2 * (3 + 2));
  expect(marks(grid, CARD, 1)).toBe("M18 17v-3M18 106v3M76 17v-3M76 106v3M17 18h-3M77 18h3M17 105h-3M77 105h3");
});
