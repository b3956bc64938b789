import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Event, Seen } from "../../wire/entre-les-lignes";
import { inBothLanguages } from "../whole";
import { NAMES, RESULT, speaker } from "./fixture";
import { abstainersOf, captionOf, hasPlayed, nameIn, peopleIn, reasonOf, votersOf } from "./reading";
import { sound } from "./sound";
import { ending, tell, tellOpen } from "./tell";

const name = (seat: number): string => NAMES[seat] ?? "";
const outcome = { why: "most_points", winners: [0], points: [9, 3, 3, 1] };
const both = (make: (seat: number) => readonly Seen[]): readonly Seen[] => [0, 1].flatMap(make);

const EVENTS: readonly Seen[] = [
  { type: "game_opened", number: 4, rounds: 8 },
  ...both((seat) => [
    {
      type: "word_dealt",
      round: 1,
      active: seat,
      word: "nuage",
      players: [0, 1, 2, 3],
      points: [0, 0, 0, 0],
      deadline: null,
    },
    { type: "handed_in", seat },
    { type: "taken_back", seat },
    { type: "objection_raised", by: seat, spot: "B", judges: [2], deadline: null, left: null },
    { type: "time_stretched", seat, deadline: 9 },
    { type: "recount_wished", seat, wish: "recount" },
    { type: "recount_wished", seat, wish: "as_planned" },
  ]),
  { type: "clock_started", deadline: 9 },
  { type: "drawings_hung", board: [], spot: "A", deadline: null },
  { type: "vote_cast", seat: 0, vote: "B" },
  { type: "vote_cast", seat: 0, vote: "abstain" },
  { type: "vote_laid", seat: 1 },
  { type: "ballot_cast", seat: 0, ballot: "uphold" },
  { type: "ballot_cast", seat: 0, ballot: "dismiss" },
  { type: "ballot_cast", seat: 0, ballot: "unsure" },
  { type: "ballot_laid", seat: 1 },
  ...(["upheld", "dismissed", "withdrawn"] as const).map((verdict): Seen => ({
    type: "objection_settled",
    by: 1,
    spot: "active",
    verdict,
    deadline: null,
  })),
  { type: "drawing_corrected", spot: "B", drawing: "f00", deadline: null },
  { type: "time_moved", deadline: 9 },
  { type: "rounds_recounted", rounds: 10 },
  { type: "round_revealed", result: RESULT, deadline: null },
  { type: "time_ran_out", seats: [1] },
  { type: "game_ended", outcome },
];

const OPEN: readonly Event[] = [
  { type: "game_began", number: 1, rounds: 8, pile: [0] },
  {
    type: "round_dealt",
    round: 1,
    active: 1,
    accomplice: 2,
    words: ["nuage", "avion", "avion", "clé"],
    deadline: null,
  },
  { type: "drawing_kept", seat: 1, name: "f00", instead_of: "" },
  { type: "described", seat: 1, text: "une valise" },
  { type: "described", seat: 1, text: "" },
  { type: "drawings_shown", order: [2, 0, 3], drawings: ["", "", "", ""], deadline: null },
  { type: "vote_cast", seat: 1, vote: "A" },
  { type: "vote_cast", seat: 1, vote: "abstain" },
  { type: "ballot_cast", seat: 1, ballot: "uphold" },
  { type: "ballot_cast", seat: 1, ballot: "dismiss" },
  { type: "ballot_cast", seat: 1, ballot: "unsure" },
  { type: "went_on", seat: 1 },
  { type: "vacated", seat: 1 },
  { type: "occupied", seat: 1 },
];

inBothLanguages(() => {
  it.each(EVENTS)("tells $type", (event) => {
    expect(tell(event, speaker)).toMatch(/^\p{Lu}.*\.$/u);
    expect(tell(event, speaker)).not.toMatch(/[{}]|undefined/);
  });

  it.each(OPEN)("tells $type with everything open", (event) => {
    expect(tellOpen(event, name)).toMatch(/^\p{Lu}.*\.$/u);
    expect(tellOpen(event, name)).not.toMatch(/[{}]|undefined/);
  });

  it("keeps my paper and my word out of the log", () => {
    expect(tell({ type: "drawing_kept", seat: 0, name: "f00", instead_of: "" }, speaker)).toBe(null);
    expect(tell({ type: "described", seat: 0, text: "une valise" }, speaker)).toBe(null);
    expect(tell({ type: "went_on", seat: 1 }, speaker)).toBe(null);
    expect(
      tell(
        { type: "word_dealt", round: 1, active: 0, word: "nuage", players: [], points: [], deadline: null },
        speaker,
      ),
    ).not.toContain("nuage");
  });

  it("leaves it to the room to tell who comes and goes", () => {
    expect(tell({ type: "seat_left", seat: 1, spot: "B" }, speaker)).toBe(null);
    expect(tell({ type: "occupied", seat: 1 }, speaker)).toBe(null);
  });

  it("names no word for who did not play the round", () => {
    const dealt: Event = {
      type: "round_dealt",
      round: 1,
      active: 1,
      accomplice: 2,
      words: ["nuage", "avion", "avion", ""],
      deadline: null,
    };
    expect(tellOpen(dealt, name)).not.toContain("Zoé");
  });

  it("says who wins, also where several do", () => {
    expect(ending(outcome, { ...speaker, seat: 1 })).toContain("Ada");
    expect(ending({ ...outcome, winners: [0, 3] }, speaker)).toContain("Zoé");
    expect(ending({ ...outcome, winners: [] }, speaker)).toMatch(/\.$/);
    for (const winners of [[3], [0, 3]]) {
      expect(ending({ ...outcome, winners, points: [1, 0, 0, 1] }, speaker)).toMatch(/ 1 point\b/);
      expect(ending({ ...outcome, winners, points: [2, 0, 0, 2] }, speaker)).toMatch(/ 2 points\b/);
    }
    expect(ending({ ...outcome, why: "too_few" }, speaker)).toMatch(/^(Il ne|Too few).+\. .+/);
    expect(ending({ ...outcome, why: "too_few" }, speaker).endsWith(ending(outcome, speaker))).toBe(true);
  });
});

describe("why there are points", () => {
  beforeEach(() => {
    settings.language = "fr";
  });
  const reasons = (result = RESULT) => NAMES.map((_, seat) => reasonOf(result, seat, name));

  it("counts wrong votes, and one more for who saw through the two (EL-28)", () => {
    expect(reasons()).toEqual([
      "1 vote faux + 1 pour avoir trouvé",
      "vote juste, mais Max a voté faux",
      "vote faux",
      "sans vote",
    ]);
  });

  it("counts wrong votes for the two, or says that they were too clear (EL-26, EL-30)", () => {
    const pair = { ...RESULT, scores: RESULT.scores.map(() => ({ points: 3, why: "both_right" as const })) };
    expect(reasonOf({ ...pair, wrong: [0, 1, 3] }, 1, name)).toBe("3 votes faux");
    expect(reasonOf({ ...pair, wrong: [] }, 1, name)).toMatch(/trop clair/);
    expect(reasonOf({ ...RESULT, wrong: [] }, 0, name)).toBe("+ 1 pour avoir trouvé");
  });

  it("names who drew it, though somebody else sits there now", () => {
    const people = NAMES.map((name, seat) => ({
      seat,
      name,
      token: null,
      isYou: false,
      isHere: true,
      isBot: false,
      before: seat === 2 ? ["Eve"] : [],
    }));
    const later = { ...RESULT, exhibits: RESULT.exhibits.map((it) => (it.seat === 2 ? { ...it, sitter: 1 } : it)) };
    expect(peopleIn(RESULT, people).map((it) => it.name)).toEqual(["Ada", "Lou", "Eve", "Zoé"]);
    expect(NAMES.map((_, seat) => nameIn(later, people)(seat))).toEqual(NAMES);
  });

  it("tells who laid no token from who did not play", () => {
    const without = { ...RESULT, exhibits: RESULT.exhibits.filter((it) => it.seat !== 3) };
    expect(abstainersOf(RESULT)).toEqual([3]);
    expect(abstainersOf(without)).toEqual([]);
    expect([hasPlayed(RESULT, 3), hasPlayed(without, 3)]).toEqual([true, false]);
  });

  it("knows who voted for what, and what stands under a drawing", () => {
    expect(votersOf(RESULT, "A")).toEqual([0, 1]);
    expect(RESULT.exhibits.map((it) => captionOf(it, name))).toEqual([
      "Lou, actif\u00a0: avion",
      "A, Max\u00a0: avion",
      "B, Ada\u00a0: nuage",
      "C, Zoé\u00a0: clé",
    ]);
  });
});

it("sounds right for who has points, and wrong for who has none", () => {
  const revealed: Seen = { type: "round_revealed", result: RESULT, deadline: null };
  expect([sound(revealed, 0), sound(revealed, 1), sound(revealed, null)]).toEqual(["right", "wrong", "card"]);
  expect(sound({ type: "went_on", seat: 1 }, 0)).toBe(null);
});
