/** Views for tests: Ada (0) and Max (2) are red, Lou (1) and Zoé (3) blue; it is red's turn, and Ada gives the clues. */

import type { Offer, Value } from "../../wire/messages";
import type { Claim, Effects, OwnSheet, SaidWord, TurnResult, TurnView, View } from "../../wire/trapwords";
import { seated } from "../seated";

export const NAMES = ["Ada", "Lou", "Max", "Zoé"];
export const people = seated(NAMES, (seat) => ({ isYou: seat === 0 }));
export const name = (seat: number): string => NAMES[seat] ?? "";

export function oneOf(...values: Value[]): Offer["fields"][string] {
  return { type: "one_of", values: values as never, idle: [] };
}

export function offer(action: string, fields: Offer["fields"] = {}): Offer {
  return { action, fields };
}

/** STOP or UNSURE for these words: two traps, and the secret's family. */
export function objections(action: "stop" | "unsure", ...words: number[]): readonly Offer[] {
  return [
    offer(action, { word: oneOf(...words), rule: oneOf("TW-51"), trap: oneOf(1, 2) }),
    offer(action, { word: oneOf(...words), rule: oneOf("TW-32", "TW-34"), trap: oneOf(0) }),
  ];
}

export const EFFECTS: Effects = { cards: [], traps: 2, guesses: 5, words: null, clue_words: null, glass: 40_000 };

export const SHEET: OwnSheet = {
  secret: "dragon",
  needed: 2,
  needs_star: false,
  drafts: [
    { number: 1, word: "feu", by: 0, is_chosen: true, is_starred: false },
    { number: 2, word: "aile", by: 2, is_chosen: false, is_starred: false },
  ],
};

export function wordSaid(number: number, word: string, change: Partial<SaidWord> = {}): SaidWord {
  return { number, clue: 1, word, at: number * 1000, marks: [], ...change };
}

export const CLAIM: Claim = {
  number: 1,
  by: 1,
  word: 1,
  rule: "TW-51",
  trap: 1,
  trap_word: "feu",
  is_certain: true,
  is_conceded: false,
  contest: null,
  ballots: [],
  verdict: null,
  opinion: null,
};

export const RESULT: TurnResult = {
  round: 1,
  team: 0,
  giver: 0,
  end: "found",
  secret: "dragon",
  traps: [{ number: 1, word: "feu", is_starred: false }],
  words: [wordSaid(1, "bête")],
  guesses: [{ by: 2, text: "dragon", is_right: true, at: 9 }],
  claims: [],
  used: 9000,
};

export function turnOf(change: Partial<TurnView> = {}): TurnView {
  return {
    team: 0,
    giver: 0,
    is_open: true,
    secret: null,
    traps: null,
    glass: 40_000,
    glass_from: 1000,
    deadline: 41_000,
    breath_until: null,
    is_out_of_breath: false,
    words: [],
    lapsed: 0,
    words_left: null,
    guesses: [],
    guesses_left: 5,
    claims: [],
    end: null,
    used: 0,
    stage: "none",
    open_claim: null,
    replay: [null, null],
    asides: [],
    call: null,
    ...change,
  };
}

export function viewOf(seat: number | null, change: Partial<View> = {}): View {
  const open = { room: 0, effects: EFFECTS, has_agreed: false, is_setting: false, is_ready: false };
  return {
    type: "trapwords",
    seat,
    team: seat === null ? null : seat % 2,
    options: {
      language: "fr",
      words: "fantasy",
      pack: "tablee",
      difficulty: "all",
      rooms: "3-4-5-6-7",
      own_rooms: "",
      curses: "two",
      monsters: "normal",
      rounds: 8,
      glass: 40,
      start: "after_reading",
      clues: "typed",
      referee: "private",
      advice: "all",
      notice: 3,
      reason: 30,
      stretch: "agreed",
      tied: "lenient",
      tie_break: false,
      trap_pace: "off",
    },
    round: 1,
    rounds: 8,
    phase: "clue",
    first: 0,
    glowing: 0,
    rooms: [3, 4, 5, 6, 7],
    monster: "troll",
    monster_room: 4,
    curses: [{ room: 1, name: null, round: 0 }],
    teams: [
      { ...open, members: [0, 2], giver: 0 },
      { ...open, members: [1, 3], giver: 3 },
    ],
    deadline: null,
    sheet: null,
    chat: [],
    turn: turnOf(),
    turns: [],
    last_round: null,
    wish: null,
    outcome: null,
    offers: [],
    ...change,
  };
}

export function trapsView(seat: number | null, change: Partial<View> = {}, isReady = false): View {
  const view = viewOf(seat);
  const teams = view.teams.map((it, team) => ({
    ...it,
    is_setting: true,
    is_ready: isReady && team === 0,
  })) as unknown as View["teams"];
  return { ...view, phase: "traps", turn: null, teams, sheet: seat === null ? null : SHEET, ...change };
}
