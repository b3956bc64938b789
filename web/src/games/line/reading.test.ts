import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Line, Seen, View } from "../../wire/line";
import { now } from "./now";
import { isCapped, payable, pointsAt, pointsOf, sumInWords, triableSpots } from "./reading";
import { tell } from "./tell";

const cells = (n: number) => Array.from({ length: n }, (_, x) => [x, 0] as const);
const speaker = { seat: 0, name: () => "Ada" };

function paying(due: number, ...ways: readonly (readonly number[])[]): View {
  const offers = [{ action: "pay", fields: { numbers: { type: "one_of", values: ways, idle: [] } } }];
  return { seat: 0, active: 0, phase: "pay", due, offers } as unknown as View;
}

it("LL-22: says what can really be taken where the piles cannot pay exactly", () => {
  settings.language = "en";
  const short = paying(5, [4], [2, 2]);
  expect(payable(short)).toBe(4);
  expect(now(short, speaker).text).toBe("The piles cannot pay 5 exactly: take 4.");
  settings.language = "fr";
  expect(now(short, speaker).text).toMatch(/payer 5 exactement.: prenez 4/);
  settings.language = "en";
});

it("LL-14: says no more than the points where they can be paid", () => {
  expect(now(paying(5, [5], [2, 3]), speaker).text).toBe("Take your 5 points, in one card or two.");
});

it("LL-15: says that more than ten are lost, and only then", () => {
  const [blue, red]: [Line, Line] = [
    ["B", cells(7)],
    ["R", cells(6)],
  ];
  expect(
    pointsOf([
      [0, 0, 0],
      [blue, red],
    ]),
  ).toBe(10);
  expect([isCapped([blue, red]), isCapped([blue])]).toEqual([true, false]);
  expect(
    isCapped([
      ["B", cells(4)],
      ["R", cells(6)],
    ]),
  ).toBe(false);
  const placed = { type: "card_placed", seat: 0, laid: [1, 0, 0, 0], lines: [blue, red], points: 10 } as Seen;
  expect(tell(placed, speaker)).toBe("You continue the blue line (7) and the red line (6): 10 points at most.");
});

it("LL-G16: shows where a card fits, or lets one try anywhere beside the display", () => {
  const fits = [
    [[1, 0, 0], [["B", cells(2)]]],
    [[1, 0, 1], [["R", cells(5)]]],
    [[0, 1, 1], [["R", cells(2)]]],
  ];
  const view = (help: string): View =>
    ({ options: { help }, display: [[3, 0, 0, 0]], own: { card: 7, fits } }) as unknown as View;
  expect(triableSpots(view("fits"))).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [0, 1, 1],
  ]);
  expect(triableSpots(view("none")).length).toBe(8);
  // Where a card fits both ways up, both count; the present one first.
  expect(pointsAt(view("points"), [1, 0, 0])).toBe("2/5");
  expect(pointsAt(view("points"), [1, 0, 1])).toBe("5/2");
  expect(pointsAt(view("points"), [0, 1, 1])).toBe("2");
});

it("LL-12, LL-13: says why it was so much, once the card is laid", () => {
  settings.language = "en";
  expect([sumInWords([2, 2]), sumInWords([3]), sumInWords([7, 6])]).toEqual([
    "2 + 2 = 4 points",
    "3 points",
    "7 + 6: 10 points at most",
  ]);
});

it("LL-G7: says in French that one takes no card", () => {
  settings.language = "fr";
  const taken = { type: "points_taken", seat: 1, numbers: [] } as unknown as Seen;
  expect(tell(taken, speaker)).toBe("Ada ne prend aucune carte.");
  expect(tell({ ...taken, seat: 0 } as Seen, speaker)).toBe("Vous ne prenez aucune carte.");
  settings.language = "en";
});
