import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Event, Seen } from "../../wire/between";
import { inBothLanguages, itTellsOpenly, itTellsWhole } from "../whole";
import { ending, tell, tellOpen } from "./tell";

const NAMES = ["Ada", "Lou", "Max", "Zoé"];
const speaker = { seat: 0, name: (seat: number) => NAMES[seat] ?? "" };
const result = { round: 1, finds: [], eliminated: [1], points: [1, 0, 2, 0] };
const outcome = { why: "five_points", winners: [2], points: [1, 0, 5, 0] };

const EVENTS: readonly Seen[] = [
  { type: "hand_dealt", round: 2, first: 1, hand: [1, 8, 9], deadline: null },
  { type: "interval_chosen", seat: 0, interval: [8, 15], by_lot: false },
  { type: "interval_chosen", seat: 0, interval: [8, 15], by_lot: true },
  { type: "interval_hidden", seat: 1 },
  { type: "clock_started", deadline: 5 },
  { type: "turn_began", seat: 0, deadline: null },
  ...([0, 1, 2] as const).flatMap((asker) =>
    (["no", "between", "above"] as const).map((answer): Seen => ({
      type: "question_answered",
      asker,
      whom: asker === 1 ? 0 : 3,
      value: 17,
      answer,
    })),
  ),
  { type: "joker_answered", asker: 0, whom: 1, value: 5, is_hidden: true },
  { type: "joker_answered", asker: 1, whom: 0, value: 5, is_hidden: false },
  { type: "joker_played", asker: 1, whom: 2 },
  { type: "interval_found", by: 0, whom: 1, interval: [5, 14] },
  { type: "interval_found", by: 1, whom: 0, interval: [8, 15] },
  { type: "interval_found", by: 1, whom: 2, interval: [8, 15] },
  { type: "proposal_missed", by: 0, whom: 1, proposal: [5, 9] },
  { type: "proposal_missed", by: 1, whom: 0, proposal: [5, 9] },
  { type: "proposal_failed", by: 1, whom: 2 },
  { type: "interval_conceded", seat: 0, to: 1, interval: [8, 15] },
  { type: "interval_conceded", seat: 2, to: 0, interval: [8, 15] },
  { type: "interval_conceded", seat: 2, to: 1, interval: [8, 15] },
  {
    type: "intervals_turned",
    unfound: [
      [0, [8, 15]],
      [3, [2, 4]],
    ],
  },
  { type: "time_stretched", seat: 0, deadline: 5 },
  { type: "time_stretched", seat: 1, deadline: 5 },
  { type: "time_ran_out", seats: [1] },
  { type: "round_ended", result },
  { type: "game_ended", outcome },
];

inBothLanguages((language) => {
  itTellsWhole(EVENTS, tell, speaker);

  const hands = ["1 8", "2 5"].map((hand) => hand.split(" ").map(Number));
  itTellsOpenly<Event>(tellOpen, speaker, [
    [
      { type: "round_dealt", round: 1, first: 1, hands, deadline: null },
      language === "fr" ? /1 8\u202f; Lou/ : /1 8; Lou/,
    ],
    [{ type: "joker_answered", asker: 1, whom: 2, value: 5, is_hidden: true }, /Lou.*Max/],
    [{ type: "note_taken", seat: 1, whom: 2, value: 5, mark: "circled" }, /Lou.*5/],
    [{ type: "interval_chosen", seat: 3, interval: [2, 9], by_lot: false }, /Zoé.*2.*9/],
  ]);
});

it("says who won and why", () => {
  settings.language = "fr";
  expect(ending(outcome, speaker)).toBe("Avec cinq points, Max gagne la partie.");
  expect(ending({ ...outcome, winners: [0] }, speaker)).toContain("à vous");
  expect(ending({ why: "most_points", winners: [0, 2], points: [1, 0, 1, 0] }, speaker)).toContain("Ada et Max");
  expect(ending({ why: "most_points", winners: [], points: [] }, speaker)).toContain("personne");
});

it("is silent about others' turns and my own notes", () => {
  expect(tell({ type: "turn_began", seat: 2, deadline: null }, speaker)).toBeNull();
  expect(tell({ type: "note_taken", seat: 0, whom: 1, value: 4, mark: "crossed" }, speaker)).toBeNull();
});
