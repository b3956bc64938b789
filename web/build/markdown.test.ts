import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse, spans } from "./markdown";

it("reads a rule with its anchor, its letter and its links", () => {
  const [list] = parse('1. **BT-20** E Once, see ([BT-G11](#bt-g11)) with `joker`. <a id="bt-20"></a>');
  expect(list).toEqual({
    kind: "list",
    ordered: true,
    items: [
      {
        id: "bt-20",
        label: "BT-20",
        mark: "E",
        spans: [
          { kind: "text", text: "Once, see (" },
          { kind: "link", text: "BT-G11", href: "#bt-g11" },
          { kind: "text", text: ") with " },
          { kind: "code", text: "joker" },
          { kind: "text", text: "." },
        ],
      },
    ],
  });
});

it("makes no link out of anything but an anchor", () => {
  expect(spans("[x](javascript:alert)")).toEqual([{ kind: "text", text: "[x](javascript:alert)" }]);
});

it.each(["en", "fr"])("gives every rule of Between an anchor (%s)", (language) => {
  const blocks = parse(readFileSync(`../docs/rules/between.${language}.md`, "utf8"));
  const items = blocks.flatMap((it) => (it.kind === "list" ? it.items : []));
  const labelled = items.filter((it) => it.label);
  expect(labelled.length).toBeGreaterThan(50);
  expect(labelled.every((it) => it.id === it.label?.toLowerCase())).toBe(true);
  expect(JSON.stringify(blocks)).not.toMatch(/<a|<\//);
});
