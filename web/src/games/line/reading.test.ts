import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Line, Seen, View } from "../../wire/line";
import { now } from "./now";
import { isCapped, payable, pointsOf } from "./reading";
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
  const [blue, red]: [Line, Line] = [["B", cells(7)], ["R", cells(6)]];
  expect(pointsOf([[0, 0, 0], [blue, red]])).toBe(10);
  expect([isCapped([blue, red]), isCapped([blue])]).toEqual([true, false]);
  expect(isCapped([["B", cells(4)], ["R", cells(6)]])).toBe(false);
  const placed = { type: "card_placed", seat: 0, laid: [1, 0, 0, 0], lines: [blue, red], points: 10 } as Seen;
  expect(tell(placed, speaker)).toBe("You continue blue 7 and red 6: 10 points at most.");
});
