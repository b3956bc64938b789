import { expect, it } from "vitest";
import { remark, WORDS } from "./fixture";
import { momentsOf, turning, turningPoints } from "./moments";

const speaker = { seat: 0, name: (seat: number) => ["Ada", "Bob"][seat] ?? "" };

it("makes a sentence of each remark, and says what it rests on", () => {
  const found = momentsOf(
    [remark(3, "told_most", { rests_on: "random" }), remark(5, "unheard_of"), remark(7, "sure", { is_turning: true })],
    WORDS,
    speaker,
  );
  expect(found.map(({ step, text, restsOn, isTurning }) => [step, text, restsOn, isTurning])).toEqual([
    [3, "Ada asked what told most.", "if they choose at random", false],
    [7, "Ada was sure.", null, true],
  ]);
});

it("leads from one turning point to the next, and nowhere from the last", () => {
  const steps = [9, 4, 4, 12];
  const moments = momentsOf(
    [...steps.map((step) => remark(step, "sure", { is_turning: true })), remark(6, "sure")],
    WORDS,
    speaker,
  );
  const points = turningPoints(moments);
  expect(points).toEqual([4, 9, 12]);
  expect([1, 4, 5, 12].map((step) => turning(points, step, 1))).toEqual([4, 9, 9, null]);
  expect([12, 10, 9, 4].map((step) => turning(points, step, -1))).toEqual([9, 9, 4, null]);
});
