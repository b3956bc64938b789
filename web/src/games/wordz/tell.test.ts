import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Event, Fate, Seen } from "../../wire/wordz";
import { inBothLanguages, itTellsOpenly, itTellsWhole } from "../whole";
import { fatesWords } from "./fates";
import { ending, tell, tellOpen } from "./tell";

const NAMES = ["Ada", "Lou", "Max"];
const speaker = { seat: 0, name: (seat: number) => NAMES[seat] ?? "" };
const found = (by: number | null, whom: number): Fate => ({
  whom,
  by,
  word: "LAPIN",
  stands: true,
  to_finder: by === null ? 0 : 3,
  to_owner: 2,
});
const faulty = (whom: number): Fate => ({ whom, by: 2, word: "LAPUN", stands: false, to_finder: 0, to_owner: 0 });
const result = { round: 1, fates: [found(0, 1)], won: [3, 2, 0], points: [3, 2, 0] };
const outcome = { why: "most_points", winners: [2], points: [1, 0, 9] };
const PAIRS = [
  [0, 1],
  [1, 0],
  [1, 2],
] as const;

const EVENTS: readonly Seen[] = [
  { type: "hand_dealt", round: 2, first: 1, hand: ["A", "B"], tokens: [3, 3, 3], deadline: null },
  { type: "hand_dealt", round: 2, first: 0, hand: [], tokens: [3, 3, 3], deadline: null },
  { type: "word_laid", seat: 0, word: "MAC" },
  { type: "word_hidden", seat: 1, backs: ["vowel", "consonant"] },
  { type: "composing_passed", seat: 0 },
  { type: "composing_passed", seat: 1 },
  { type: "clock_started", deadline: 5 },
  { type: "turn_began", seat: 0, deadline: null },
  { type: "turn_resumed", seat: 0, deadline: null },
  ...PAIRS.flatMap(([by, whom]): readonly Seen[] => [
    { type: "card_turned", by, whom, place: 2, letter: "P" },
    { type: "proposal_missed", by, whom, word: "LUTIN" },
    { type: "word_found", by, whom, word: "LAPIN", is_listed: true },
    { type: "word_judged", fate: found(by, whom) },
  ]),
  ...[0, 1].flatMap((seat): readonly Seen[] => [
    { type: "word_turned_up", whom: seat, word: "LAPIN", is_listed: true },
    { type: "vote_began", whom: seat, deadline: null },
    { type: "word_judged", fate: found(null, seat) },
    { type: "word_judged", fate: faulty(seat) },
    { type: "time_stretched", seat, deadline: 5 },
    ...(["accept", "reject", "abstain"] as const).map((ballot): Seen => ({ type: "ballot_cast", seat, ballot })),
  ]),
  { type: "time_ran_out", seats: [1] },
  { type: "round_ended", result },
  { type: "game_ended", outcome },
];

inBothLanguages(() => {
  itTellsWhole(EVENTS, tell, speaker);

  const hands = ["AB", "CD"].map((hand) => hand.split(""));
  itTellsOpenly<Event>(tellOpen, speaker, [
    [{ type: "round_dealt", round: 1, first: 1, hands, tokens: [3, 3], deadline: null }, /A B.*Lou.*C D/],
    [{ type: "word_looked_up", seat: 1, word: "LAPUN", is_listed: false }, /Lou.*LAPUN/],
    [{ type: "word_laid", seat: 1, word: "LAPIN" }, /Lou.*LAPIN/],
  ]);

  it("puts every fate into words", () => {
    for (const fate of [...PAIRS.map(([by, whom]) => found(by, whom)), found(null, 0), found(null, 1), faulty(1)]) {
      expect(fatesWords(fate, 0, speaker.name)).toMatch(/^[^{}]+$/);
    }
  });
});

it("is silent about others' turns, and about what I look up", () => {
  expect(tell({ type: "turn_began", seat: 2, deadline: null }, speaker)).toBeNull();
  expect(tell({ type: "word_looked_up", seat: 0, word: "MAC", is_listed: true }, speaker)).toBeNull();
});

it("keeps my letters and my word out of the log, which the eye does not cover", () => {
  const dealt: Seen = { type: "hand_dealt", round: 2, first: 1, hand: ["K", "Z"], tokens: [3, 3, 3], deadline: null };
  expect(tell(dealt, speaker)).not.toMatch(/[KZ]/);
  expect(tell({ type: "word_laid", seat: 0, word: "MAC" }, speaker)).not.toContain("MAC");
});

it("says who won", () => {
  settings.language = "fr";
  expect(ending(outcome, speaker)).toBe("Max gagne avec 9 cartes.");
  expect(ending({ ...outcome, winners: [0] }, speaker)).toContain("Vous gagnez");
  expect(ending({ ...outcome, winners: [0, 2] }, speaker)).toContain("Ada et Max");
  expect(ending({ ...outcome, winners: [] }, speaker)).toContain("Personne");
});
