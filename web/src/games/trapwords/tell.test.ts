import { expect, it } from "vitest";
import type { End, Event, Seen } from "../../wire/trapwords";
import { inBothLanguages, itTellsWhole } from "../whole";
import { CLAIM, EFFECTS, name, RESULT, viewOf, wordSaid } from "./fixture";
import { sound } from "./sound";
import { ending, tell, tellOpen } from "./tell";

const speaker = { seat: 0, name };
const outcome = { why: "beaten", winners: [0, 2], points: [5, 3, 5, 3] };
const SEATS = [0, 1];
const ENDS: readonly End[] = ["found", "stopped", "guesses", "time", "words", "annulled", "replayed"];

const WISHES = ["time", "card", "advice=all", "advice=basics", "curses=off", "glass=60"] as const;
const EVENTS: readonly Seen[] = [
  { type: "dungeon_laid", teams: [0, 1, 0, 1], monster: "troll", cursed: [1], torches: [0, 1], glowing: 0 },
  { type: "curse_revealed", room: 1, curse: "echo" },
  { type: "curse_discarded", room: 1 },
  { type: "curse_pushed", room: 1 },
  { type: "monster_moved", room: 3 },
  { type: "team_moved", team: 1, room: 2, number: 5 },
  { type: "team_moved", team: 1, room: 2, number: 0 },
  { type: "stop_voided", by: null, pause: 30_000 },
  { type: "table_changed", options: viewOf(0).options },
  ...WISHES.map((what): Seen => ({ type: "wish_made", wish: { team: 0, by: 1, what } })),
  { type: "round_began", round: 2, first: 1, givers: [0, 3], effects: [EFFECTS, EFFECTS] },
  { type: "sheets_opened", teams: [0, 1], secret: null, deadline: null },
  { type: "sheets_opened", teams: [0, 1], secret: "dragon", deadline: null },
  { type: "sheet_ready", team: 0, by: null, deadline: null },
  { type: "sheet_reopened", team: 0, by: 2 },
  { type: "book_opened", seat: 1 },
  { type: "book_read", seat: 0, secret: "dragon" },
  { type: "breath_drawn", until: 5 },
  { type: "breath_ended" },
  { type: "word_said", said: wordSaid(1, "feu") },
  { type: "word_said", said: wordSaid(1, "feu", { marks: [{ rule: "TW-51", trap: 2, is_certain: true }] }) },
  { type: "word_said", said: wordSaid(1, "feu", { marks: [{ rule: "TW-32", trap: 0, is_certain: false }] }) },
  { type: "guess_made", by: 1, text: "", is_right: false, at: 1 },
  { type: "guess_made", by: 1, text: "", is_right: true, at: 1 },
  { type: "clue_stopped", claim: { ...CLAIM, by: null } },
  { type: "turn_closed", end: "found", used: 1, secret: "dragon", traps: [], claims: [], near: [] },
  { type: "aside_heard", by: 2, text: "sattelite", meant: ["satellite"], at: 1 },
  { type: "aside_heard", by: 2, text: "je crois", meant: [], at: 1 },
  { type: "claim_noted", claim: { ...CLAIM, rule: "TW-47", trap: 0, trap_word: "" } },
  ...(["upheld", "dismissed", "withdrawn"] as const).map((verdict): Seen => ({
    type: "claim_settled",
    number: 1,
    verdict,
  })),
  ...[true, false].map((agrees): Seen => ({ type: "replay_answered", team: 1, by: 1, agrees })),
  ...ENDS.map((end): Seen => ({ type: "turn_ended", result: { ...RESULT, end } })),
  ...SEATS.flatMap((by): readonly Seen[] => [
    { type: "effects_agreed", team: by, by },
    { type: "torch_taken", team: by, by },
    { type: "torch_handed", team: by, by, to: 2 },
    { type: "wish_made", wish: { team: by, by, what: "time" } },
    { type: "wish_agreed", by },
    { type: "wish_declined", by },
    { type: "stop_called", call: { by, word: 1, at: 1, until: 2, stretches: 0 } },
    { type: "stop_voided", by, pause: 1 },
    { type: "claim_noted", claim: { ...CLAIM, by, rule: null, trap: 0, trap_word: "" } },
    { type: "reason_given", number: 1, by, rule: "TW-34", trap: 0, trap_word: "", opinion: null },
    { type: "trap_proposed", team: 0, by, number: 1, word: "feu", is_chosen: true },
    { type: "trap_edited", team: 0, by, number: 1, word: "feux" },
    { type: "trap_dropped", team: 0, by, number: 1 },
    { type: "trap_chosen", team: 0, by, number: 1, is_chosen: true },
    { type: "trap_chosen", team: 0, by, number: 1, is_chosen: false },
    { type: "trap_starred", team: 0, by, number: 1 },
    { type: "team_told", team: 0, by, text: "le feu." },
    { type: "turn_began", team: 0, giver: by, glass: 40_000 },
    { type: "guess_made", by, text: "dragon", is_right: true, at: 1 },
    { type: "guess_made", by, text: "lézard", is_right: false, at: 1 },
    { type: "clue_stopped", claim: { ...CLAIM, by } },
    { type: "claim_noted", claim: { ...CLAIM, by, rule: "TW-34", trap: 0, trap_word: "" } },
    { type: "turn_accepted", by },
    { type: "claim_conceded", number: 1, by },
    ...(["not_said", "not_related", "trap_not_allowed"] as const).map((why): Seen => ({
      type: "claim_contested",
      number: 1,
      by,
      why,
    })),
    ...(["uphold", "dismiss"] as const).map((ballot): Seen => ({ type: "ballot_cast", seat: by, ballot })),
    { type: "time_stretched", seat: by, deadline: 5 },
  ]),
  { type: "round_ended", result: { round: 1, turns: [RESULT], rooms: [1, 0], monster: 4 } },
  { type: "game_ended", outcome, winners: [0] },
  { type: "game_ended", outcome: { ...outcome, winners: [] }, winners: [] },
];

inBothLanguages(() => {
  itTellsWhole(EVENTS, tell, speaker);

  it("tells everything when everything is open", () => {
    const drawn: Event = {
      type: "words_drawn",
      drawn: [
        { team: 0, face: 3, word: "dragon" },
        { team: 1, face: 4, word: "puits" },
      ],
      deadline: null,
    };
    expect(tellOpen(drawn, name)).toMatch(/dragon.*puits/);
  });

  it("numbers the rooms as the picture does", () => {
    expect(tell({ type: "team_moved", team: 1, room: 1, number: 4 }, speaker)).toMatch(/(salle|room) 4\.$/);
  });

  it("says which team won, whoever sits where", () => {
    const won = { why: "beaten", winners: [2, 3], points: [0, 0, 5, 5] };
    expect(tell({ type: "game_ended", outcome: won, winners: [1] }, speaker)).toMatch(/Bleus|Blue/);
    // Of an older game only the seats are known.
    expect(tellOpen({ type: "game_ended", outcome: won }, name)).toMatch(/Max.*Zoé/);
    expect(ending(won, speaker, viewOf(0, { outcome: { ...won, winners: [1, 3] } }))).toMatch(/^(Les Bleus|Blue) /);
    expect(ending({ ...outcome, winners: [0, 1, 2, 3] })).toMatch(/deux|Both/);
    expect(ending({ ...outcome, winners: [] })).toMatch(/monstre gagne|monster wins/);
  });
});

it("is silent about what the eye sees", () => {
  expect(tell({ type: "words_lapsed", through: 2 }, speaker)).toBeNull();
  expect(tell({ type: "glass_turned", glass_from: 1, deadline: 2 }, speaker)).toBeNull();
});

it("sounds wrong, and leaves to the moments what they play", () => {
  const guess = { type: "guess_made", by: 2, text: "dragon", at: 9 } as const;
  expect([sound({ ...guess, is_right: true }), sound({ ...guess, is_right: false })]).toEqual([null, "wrong"]);
  expect(sound({ type: "team_moved", team: 0, room: 1, number: 4 })).toBeNull();
  expect(sound({ type: "clue_stopped", claim: CLAIM })).toBe("wrong");
  expect(sound({ type: "words_lapsed", through: 1 })).toBeNull();
});
