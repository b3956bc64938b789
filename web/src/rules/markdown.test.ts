import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { typesetFrench } from "../i18n/typeset";
import { parse, spans, type Block } from "./markdown";

it("reads a rule with its anchor and its links, and leaves the letter and the notes to those who build", () => {
  const [list] = parse(
    '1. **BT-20** E Once, see ([BT-G11](#bt-g11)) with a joker. <!-- joker = per_game --> <a id="bt-20"></a>',
  );
  expect(list).toEqual({
    kind: "list",
    ordered: true,
    items: [
      {
        id: "bt-20",
        label: "BT-20",
        spans: [
          { kind: "text", text: "Once, see (" },
          { kind: "link", text: "BT-G11", href: "#bt-g11" },
          { kind: "text", text: ") with a joker." },
        ],
      },
    ],
  });
});

it("drops notes over several lines, and a paragraph of nothing else", () => {
  expect(parse("<!-- for\n\nbuilders -->\n\nOne. <!-- a --> Two.")).toEqual([
    { kind: "paragraph", spans: [{ kind: "text", text: "One. Two." }] },
  ]);
});

it("makes no link out of anything but an anchor", () => {
  expect(spans("[x](javascript:alert)")).toEqual([{ kind: "text", text: "[x](javascript:alert)" }]);
});

it("reads a picture of laid cards, with the lines that glow", () => {
  expect(parse("Look:\n\n![Two cards.](cards:39@0,0,0;24@-1,0,1,GB)")).toEqual([
    { kind: "paragraph", spans: [{ kind: "text", text: "Look:" }] },
    {
      kind: "picture",
      alt: "Two cards.",
      laid: [
        [39, 0, 0, 0],
        [24, -1, 0, 1],
      ],
      lit: ["", "GB"],
    },
  ]);
});

it.each(["![A map.](map.png)", "![](cards:39@0,0,0)", "![One card.](cards:39@0,0)", "![One card.](cards:39@0,0,0,X)"])(
  "draws nothing that is not laid cards with words for them: %s",
  (text) => {
    expect(() => parse(text)).toThrow(text.includes("map") || text.includes("![]") ? "Not a picture" : "Not a card");
  },
);

const pages = readdirSync("../docs/rules").filter((name) => name.endsWith(".md"));
const textOf = (page: string) => readFileSync(`../docs/rules/${page}`, "utf8");
const read = (page: string) => parse(page.endsWith(".fr.md") ? typesetFrench(textOf(page)) : textOf(page));
const itemsOf = (blocks: Block[]) => blocks.flatMap((it) => (it.kind === "list" ? it.items : []));

it("has a page in both languages for each game", () => {
  expect(pages.length).toBeGreaterThan(10);
  const games = (language: string) =>
    pages.filter((name) => name.endsWith(`.${language}.md`)).map((name) => name.slice(0, -6));
  expect(games("en")).toEqual(games("fr"));
});

it.each(pages)("gives every rule an anchor, and every link a rule (%s)", (page) => {
  const blocks = read(page);
  const items = itemsOf(blocks);
  const labelled = items.filter((it) => it.label);
  expect(labelled.length).toBeGreaterThan(14);
  expect(labelled.every((it) => it.id === it.label?.toLowerCase())).toBe(true);
  const links = items.flatMap((it) => it.spans).filter((it) => it.kind === "link");
  expect(links.filter(({ href }) => !labelled.some(({ id }) => href === `#${id}`))).toEqual([]);
  expect(JSON.stringify(blocks)).not.toMatch(/<a|<\/|]\(/);
});

it.each(pages.filter((name) => name.endsWith(".fr.md")))("is set as French (%s)", (page) => {
  const prose = typesetFrench(textOf(page)).replace(/<!--.*?-->|<a [^>]*><\/a>|\(cards:[^)]*\)/g, "");
  expect(prose.match(/.* [;:!?»%].*|.*«[^\u202f].*|.*[^\s][;!?].*|.*['"].*|.*\.\.\..*/g)).toBeNull();
});

it.each(pages.filter((name) => name.endsWith("line.en.md")))("shows the same cards in both languages (%s)", (page) => {
  const shown = (name: string) => read(name).flatMap((it) => (it.kind === "picture" ? [[it.laid, it.lit]] : []));
  expect(shown(page).length).toBeGreaterThan(0);
  expect(shown(page)).toEqual(shown(page.replace(".en.", ".fr.")));
});
