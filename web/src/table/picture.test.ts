/** The sheet as a picture: what stands where, before it is drawn; a browser test looks at the picture itself. */
import { expect, it } from "vitest";
import { settings } from "../store/settings.svelte";
import type { EveningSheet } from "../wire/messages";
import { broken, layOut, SIDE, WIDTH } from "./picture";

const LONG = "Maximilienne-Charlotte-Alexandrine de la Tour";
const SHEET: EveningSheet = {
  games: [
    {
      number: 2,
      game: "between",
      took: 250_000,
      sitters: [{ person: 1, name: "Ada", points: 3, won: true }],
      is_variation: false,
      moments: [],
      loved: null,
    },
  ],
  before: 0,
  standing: [
    { person: 1, name: "Ada", games: 1, won: 1, share: 100, place: 1 },
    { person: 2, name: LONG, games: 12, won: 0, share: 7, place: 2 },
  ],
};

/** Every letter is half as broad as it is high. */
const measure = (text: string, font: string) => (text.length * Number(/ (\d+)px/.exec(font)?.[1])) / 2;

it("lays the whole sheet out within the picture, on top of nothing", () => {
  settings.language = "en";
  const { height, lines } = layOut(SHEET, "Monday, 16 November 2026", measure);
  const said = lines.map((it) => it.text);
  for (const text of [
    "The evening’s sheet",
    "Monday, 16 November 2026",
    "Ada",
    "100%",
    "2. between · 4 min",
    "Ada wins",
  ])
    expect(said).toContain(text);
  expect(said.some((it) => it.startsWith("Maximilienne") && it.endsWith("…"))).toBe(true);
  const left = lines.filter((it) => it.align === "left");
  expect(left.every((it, at) => at === 0 || it.y > (left[at - 1]?.y ?? 0))).toBe(true);
  expect(lines.every((it) => it.x >= 100 && it.x <= WIDTH - 100 && it.y < height)).toBe(true);
});

it("leaves the best loved drawing its room between the lines", () => {
  const [game] = SHEET.games;
  const loved = { person: 1, name: "Ada", hearts: 2, drawing: "a-drawing" };
  const games = [
    { ...game!, loved },
    { ...game!, number: 3 },
  ];
  const { lines, spots } = layOut({ ...SHEET, games }, "", measure);
  expect(spots.map((it) => it.drawing)).toEqual(["a-drawing"]);
  const [spot] = spots;
  // A line stands on its foot, and begins so much higher.
  const over = lines.filter(({ text, y }) => text && y > spot!.y && y - 48 < spot!.y + SIDE);
  expect(over).toEqual([]);
});

it("breaks lines at spaces, and a word only where it is too long", () => {
  const most = (text: string) => text.length;
  expect(broken("a bc def", 4, most)).toEqual(["a bc", "def"]);
  expect(broken("abcdefghij k", 4, most)).toEqual(["abcd", "efgh", "ij k"]);
  expect(broken("", 4, most)).toEqual([""]);
});
