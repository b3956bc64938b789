import { expect, it } from "vitest";
import { carriedBy } from "./carried";

const ways = (...args: Parameters<typeof carriedBy>) => carriedBy(...args).map(({ what, to }) => [what.kind, ...to]);

it("carries the asked number to where it lies, and a no to the board", () => {
  const asked = { type: "question_answered", asker: 0, whom: 2, value: 8 } as const;
  expect(ways({ ...asked, answer: "between" })).toEqual([["card", "card-8"]]);
  expect(ways({ ...asked, answer: "above" })).toEqual([["card", "card-8"]]);
  expect(ways({ ...asked, answer: "no" })).toEqual([["no", "no-8-2"]]);
});

it("carries a joker to whom it is whispered, and the same for everybody", () => {
  const played = { asker: 0, whom: 2 } as const;
  const known = carriedBy({ type: "joker_answered", ...played, value: 8, is_hidden: true });
  expect(known).toEqual(carriedBy({ type: "joker_played", ...played }));
  expect(known[0]?.to).toEqual(["place-2", "seat-2"]);
});

it("carries a point to who gets it, found or shown, and nothing of a miss", () => {
  expect(ways({ type: "interval_found", by: 1, whom: 2, interval: [3, 9] })).toEqual([["point", "seat-1"]]);
  expect(ways({ type: "interval_conceded", seat: 2, to: 1, interval: [3, 9] })).toEqual([["point", "seat-1"]]);
  expect(ways({ type: "proposal_missed", by: 1, whom: 2, proposal: [3, 9] })).toEqual([]);
});
