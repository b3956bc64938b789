import { expect, it } from "vitest";
import { ranked, read, written, type Told } from "./told";

const ADA: Told = { name: "Ada", won: true, points: 5, took: 187, hints: 0, isAgain: false };

it.each<Told>([
  ADA,
  { ...ADA, name: "Zoé & d’Artagnan = #1 🦊", hints: 3 },
  { ...ADA, name: "阿", won: false, points: 0, took: 0, isAgain: true },
  { ...ADA, points: 9_999, took: 999_999, hints: 999 },
])("comes back as it was sent: %o", (told) => {
  expect(read(written(told))).toEqual(told);
  expect(written(told)).toMatch(/^[\w%.~!*'()&=-]+$/);
});

it("is short", () => {
  expect(written(ADA)).toBe("n=Ada&p=5&s=187&w=1");
});

it.each([
  "",
  "s3cret",
  "n=Ada",
  "n=Ada&p=5",
  "n=&p=5&s=1",
  "n=%20%E2%80%AE&p=5&s=1",
  "n=%E0%A4%A&p=5&s=1",
  "n=Ada&p=-5&s=1",
  "n=Ada&p=05&s=1",
  "n=Ada&p=1e3&s=1",
  "n=Ada&p=５&s=1",
  "n=Ada&p=10000&s=1",
  "n=Ada&p=5&s=1000000",
  "n=Ada&p=5&s=1&h=1000",
  "n=Ada&p=5&s=1&h=NaN",
  `n=${"A".repeat(400)}&p=5&s=1`,
  "&".repeat(300),
])("takes nothing from what is not ours: %s", (fragment) => {
  expect(read(fragment)).toBeNull();
});

it("makes a name harmless that somebody made up", () => {
  const named = (name: string) => read(`n=${encodeURIComponent(name)}&p=1&s=1`)?.name;
  expect(named("a\u202eb\u0000c\nd")).toBe("a b c d");
  expect(named("<b>Ada</b>")).toBe("<b>Ada</b>");
  expect(named("x".repeat(60))).toHaveLength(24);
});

it("puts the best first", () => {
  const named = (name: string, figures: Partial<Told>) => ({ ...ADA, name, ...figures });
  const lost = named("lost", { won: false, points: 9 });
  const helped = named("helped", { hints: 1, points: 9 });
  const [few, many] = [named("few", { points: 1 }), named("many", { points: 9, took: 999 })];
  expect(ranked([lost, helped, few, many], false).map((it) => it.name)).toEqual(["many", "few", "helped", "lost"]);
});

it("asks for time only where nobody vied, and leaves equals as they came", () => {
  const [slow, quick] = [
    { ...ADA, name: "slow", took: 90 },
    { ...ADA, name: "quick", took: 30 },
  ];
  expect(ranked([slow, quick], true).map((it) => it.name)).toEqual(["quick", "slow"]);
  expect(ranked([slow, quick], false).map((it) => it.name)).toEqual(["slow", "quick"]);
});
