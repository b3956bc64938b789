import { expect, it } from "vitest";
import { impressionsOf } from "./impressions";

const thing = "phare = lighthouse";
const said = { who: 0, at: 0, text: null, phrase: null };

it("gives what each bot took a drawing for, by the drawing", () => {
  const of = impressionsOf([
    { ...said, seat: 2, impressions: [{ on: "a", thing, sure: 62 }] },
    {
      ...said,
      seat: 3,
      impressions: [
        { on: "a", thing, sure: 8 },
        { on: "b", thing, sure: 30 },
      ],
    },
  ]);
  expect(of("a").map(({ seat, sure }) => [seat, sure])).toEqual([
    [2, 62],
    [3, 8],
  ]);
  expect(of("b").map((it) => it.thing)).toEqual([thing]);
  expect(of("c")).toEqual([]);
});
