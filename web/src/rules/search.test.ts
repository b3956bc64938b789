import { expect, it } from "vitest";
import { parse, type Block, type Span } from "./markdown";
import { pieces, search, textOf, wordsOf } from "./search";

const PAGE = parse(`# Jeu

Un jeu de questions.

## Préparation

1. **XX-01** E Criez « LINE\u202f! » dès qu’un œuf est posé. <a id="xx-01"></a>
2. **XX-02** E Elle est **éliminée**, voir [XX-01](#xx-01). <a id="xx-02"></a>

![Two cards.](cards:39@0,0,0;24@-1,0,0)

## La fin

3. **XX-03** E À la fin, l’Éclaireur gagne 5\u00a0points. <a id="xx-03"></a>
`);

/** The ids that are left, and what is marked in them. */
function found(query: string): Record<string, string[]> | null {
  const it = search(PAGE, query);
  if (!it) return null;
  const items = it.blocks.flatMap((block) => (block.kind === "list" ? block.items : []));
  return Object.fromEntries(items.map(({ label, spans }) => [label, markedIn(spans, it.marks.get(spans) ?? [])]));
}

function markedIn(spans: readonly Span[], ranges: readonly (readonly [number, number])[]): string[] {
  return ranges.map(([from, to]) => textOf(spans).slice(from, to));
}

it.each([
  ["eliminee", { "XX-02": ["éliminée"] }],
  ["ÉLIMINÉE", { "XX-02": ["éliminée"] }],
  ["e\u0301limine", { "XX-02": ["éliminé"] }],
  ["qu'un", { "XX-01": ["qu’un"] }],
  ["oeuf", { "XX-01": ["œuf"] }],
  ['"line!"', { "XX-01": ["LINE\u202f!"] }],
  ["«\u202fLINE\u202f!\u202f»", { "XX-01": ["LINE"] }],
  ["l'eclaireur", { "XX-03": ["l’Éclaireur"] }],
  ["points 5", { "XX-03": ["5", "points"] }],
  ["xx-02", { "XX-02": [] }],
  ["est", { "XX-01": ["est"], "XX-02": ["est"] }],
  ["œuf points", {}],
])("finds %s", (query, left) => {
  expect(found(query)).toEqual(left);
});

it("looks for nothing that stands everywhere", () => {
  for (const query of ["", "  ", "e", "« »", "!"]) expect(found(query)).toBeNull();
  expect(wordsOf("5")).toEqual(["5"]);
});

it("keeps the heading above what it finds and the picture below it, and counts paragraphs", () => {
  const kinds = (query: string): [Block["kind"][], number] => {
    const it = search(PAGE, query);
    return [it?.blocks.map((block) => block.kind) ?? [], it?.count ?? -1];
  };
  expect(kinds("voir")).toEqual([["heading", "list", "picture"], 1]);
  expect(kinds("LINE")).toEqual([["heading", "list"], 1]);
  expect(kinds("questions")).toEqual([["paragraph"], 1]);
  expect(kinds("nowhere")).toEqual([[], 0]);
});

it("marks a heading that has the words, too", () => {
  const it = search(PAGE, "fin");
  expect(it?.marks.get("La fin")).toEqual([[3, 6]]);
});

it("cuts a text where the marks begin and end", () => {
  expect(
    pieces("bcdef", 1, [
      [0, 2],
      [3, 4],
      [6, 9],
    ]),
  ).toEqual([
    ["b", true],
    ["c", false],
    ["d", true],
    ["ef", false],
  ]);
  expect(pieces("abc", 0, [])).toEqual([["abc", false]]);
});
