/** Text can be read in both themes: at least 4.5 : 1, from the tokens as they are shipped. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./eyes";

const css = readFileSync("src/ui/tokens.css", "utf8");
const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');

function tokens(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const GROUNDS = ["cloth", "paper", "madder-wash", "olive-wash", "indigo-wash", "saffron-wash", "private"];
const TEXT: readonly [string, readonly string[]][] = [
  ["ink", GROUNDS],
  ["soft-ink", ["cloth", "paper", "madder-wash", "saffron-wash", "private"]],
  ["madder", ["cloth", "paper", "madder-wash"]],
  ["olive", ["cloth", "paper", "olive-wash"]],
  ["indigo", ["cloth", "paper", "olive-wash", "indigo-wash", "private", "saffron-wash"]],
  ["saffron", ["cloth", "paper", "saffron-wash"]],
  ["on-madder", ["madder", "madder-lit"]],
];
/** Lines and marks that tell something: 3 : 1. */
const MARKS: readonly [string, readonly string[]][] = [
  ["edge", ["paper", "cloth"]],
  ["indigo", GROUNDS],
  ...["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"].map((it): [string, string[]] => [
    it,
    ["paper", "cloth"],
  ]),
];

describe.each([
  ["light", tokens(light)],
  ["dark", { ...tokens(light), ...tokens(dark) }],
])("%s", (_, found) => {
  const cases = (pairs: typeof TEXT) =>
    pairs.flatMap(([front, grounds]) => grounds.map((ground): [string, string] => [front, ground]));
  const ratio = (front: string, ground: string) => contrast(found[front] ?? "#000000", found[ground] ?? "#000000");

  it.each(cases(TEXT))("%s can be read on %s", (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(MARKS))("%s can be seen on %s", (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

// What lies on black glass is seen by lamplight: in the dark theme's colours, whatever the theme.
const [night = "", glass = "", paper = ""] = dark.split(/:root,\n\.lamplight|:root\[data-cards="paper"\]/);
type Found = Readonly<Record<string, string>>;
const onGlass: Found = { ...tokens(paper), ...tokens(night), ...tokens(glass) };
const onPaper: Found = { ...tokens(light), ...tokens(paper), pane: tokens(paper)["card-paper"] ?? "" };

it.each<[string, Found, readonly string[]]>([
  ["glass", onGlass, ["ink", "soft-ink", "pane-ink"]],
  ["pane", onGlass, ["pane-ink"]],
  ["pane", onPaper, ["pane-ink"]],
])("LIGHT-LINE's letters, points and words can be read on %s", (ground, found, texts) => {
  for (const it of texts) expect(contrast(found[it] ?? "", found[ground] ?? ""), it).toBeGreaterThanOrEqual(4.5);
});

it.each<[string, Found, readonly string[]]>([
  // Spots, trial, chosen, focus, right or wrong; and the tubes, the black one by its rim.
  ["glass", onGlass, ["madder", "indigo", "olive", "edge"]],
  ["pane", onGlass, ["madder", "indigo", "tube-r", "tube-y", "tube-g", "tube-b", "tube-k-lit"]],
  ["pane", onPaper, ["madder", "indigo", "tube-r", "tube-y-rim", "tube-g-rim", "tube-b", "tube-k"]],
])("LIGHT-LINE's spots and tubes can be seen on %s", (ground, found, marks) => {
  for (const it of marks) expect(contrast(found[it] ?? "", found[ground] ?? ""), it).toBeGreaterThanOrEqual(3);
});

it("has the same colours in both themes", () => {
  const shared = Object.keys(tokens(dark));
  expect(Object.keys(tokens(light)).filter((name) => !shared.includes(name))).toEqual([]);
});
