import { describe, expect, it } from "vitest";
import type { View } from "../../wire/trapwords";
import { Torch } from "./ctrl.svelte";
import { CLAIM, EFFECTS, objections, offer, oneOf, turnOf, viewOf, wordSaid } from "./fixture";
import { open, sheetsOf } from "./open";
import { clues, strongest } from "./reading";
import { cut } from "./speaking";
import { SHEET, trapsView } from "./fixture";

const SURE = { rule: "TW-51", trap: 2, is_certain: true } as const;
const MAYBE = { rule: "TW-51", trap: 1, is_certain: false } as const;

function torch(view: View): Torch {
  const ctrl = new Torch();
  ctrl.settle(view, []);
  return ctrl;
}

describe("what is typed", () => {
  it("is cut at each space, without the marks around words", () => {
    expect(cut("un gros, ani")).toEqual({ words: ["un", "gros"], rest: "ani", isLong: false });
    expect(cut("« l’arc-en-ciel » ")).toEqual({ words: ["l’arc-en-ciel"], rest: "", isLong: false });
    expect(cut("animal", true)).toEqual({ words: ["animal"], rest: "", isLong: false });
    expect(cut("… ")).toEqual({ words: [], rest: "", isLong: false });
  });

  it("puts accents together, and knows a word that is too long", () => {
    expect(cut("e\u0301te\u0301 ").words).toEqual(["été"]);
    expect(cut(`${"a".repeat(41)} oui `)).toEqual({ words: ["oui"], rest: "", isLong: true });
  });
});

describe("clues", () => {
  const view = viewOf(0, { turn: turnOf({ secret: "dragon" }) });

  it("go out word by word, and Enter begins the next one", () => {
    const ctrl = torch(view);
    expect(ctrl.typed(view, "grosse bê")).toEqual([{ type: "say", word: "grosse", clue: "next" }]);
    expect(ctrl.text).toBe("bê");
    ctrl.text = "bête";
    expect(ctrl.enter(view)).toEqual([{ type: "say", word: "bête", clue: "same" }]);
    expect(ctrl.typed(view, "dans les ")).toEqual([
      { type: "say", word: "dans", clue: "next" },
      { type: "say", word: "les", clue: "same" },
    ]);
  });

  it("are short in Darkness: the fourth word begins a new one", () => {
    const [red, blue] = view.teams;
    const dark = { ...view, teams: [{ ...red, effects: { ...EFFECTS, clue_words: 3 } }, blue] as View["teams"] };
    expect(
      torch(dark)
        .typed(dark, "a b c d ")
        .map((it) => it.type === "say" && it.clue),
    ).toEqual(["next", "same", "same", "next"]);
  });

  it("go on where somebody who comes back left them", () => {
    const back = { ...view, turn: turnOf({ words: [wordSaid(1, "grosse")] }) };
    expect(torch(back).typed(back, "bête ")).toEqual([{ type: "say", word: "bête", clue: "same" }]);
  });

  it("are forgotten with the turn, not with each word that arrives", () => {
    const ctrl = torch(view);
    ctrl.text = "bê";
    ctrl.settle({ ...view, turn: turnOf({ words: [wordSaid(1, "grosse")] }) }, []);
    expect(ctrl.text).toBe("bê");
    ctrl.settle({ ...view, turn: turnOf({ team: 1, giver: 3 }) }, []);
    expect(ctrl.text).toBe("");
  });
});

describe("objections", () => {
  const words = [
    wordSaid(1, "grosse"),
    wordSaid(2, "feux", { marks: [MAYBE, SURE] }),
    wordSaid(3, "bête"),
    wordSaid(4, "ailé", { marks: [MAYBE] }),
  ];
  const traps = [
    { number: 1, word: "aile", is_starred: false },
    { number: 2, word: "feu", is_starred: false },
  ];
  const view = viewOf(1, {
    turn: turnOf({ words, traps, lapsed: 1 }),
    offers: [
      ...objections("stop", 2, 3, 4),
      ...objections("unsure", 2, 3, 4),
      offer("call_stop", { word: oneOf(2, 3, 4) }),
      offer("doubt", { word: oneOf(2, 3, 4) }),
    ],
  });

  it("are made by one tap on a marked word: what is certain stops, what is possible waits", () => {
    const ctrl = torch(view);
    expect(ctrl.tap(view, words[1]!)).toEqual({ type: "stop", word: 2, rule: "TW-51", trap: 2 });
    expect(ctrl.tap(view, words[3]!)).toEqual({ type: "unsure", word: 4, rule: "TW-51", trap: 1 });
  });

  it("are about the newest marked word unless another is picked", () => {
    const ctrl = torch(view);
    expect(ctrl.target(view)?.word).toBe("ailé");
    expect(ctrl.object(view, "unsure")).toEqual({ type: "unsure", word: 4, rule: "TW-51", trap: 1 });
    // What is only possible has to be chosen as a reason; what is certain needs none.
    expect(ctrl.object(view, "stop")).toEqual({ type: "call_stop", word: 4 });
    ctrl.pick(words[1]!);
    expect(ctrl.object(view, "stop")).toEqual({ type: "stop", word: 2, rule: "TW-51", trap: 2 });
    expect(ctrl.tap(view, words[2]!)).toBeNull();
    expect(ctrl.target(view)?.word).toBe("bête");
  });

  it("count from the touch where the referee knows no reason, which follows in peace", () => {
    const ctrl = torch(view);
    ctrl.pick(words[2]!);
    // The touch is sent at once; the reason is for later.
    expect(ctrl.object(view, "unsure")).toEqual({ type: "doubt", word: 3 });
    expect(ctrl.object(view, "stop")).toEqual({ type: "call_stop", word: 3 });
    const call = { by: 1, word: 3, at: 5000, until: 35_000, stretches: 0 };
    const stopped = { ...view, turn: turnOf({ words, traps, call }) };
    expect(ctrl.because(stopped, { rule: "TW-34", trap: 0 })).toEqual({
      type: "stop",
      word: 3,
      rule: "TW-34",
      trap: 0,
    });
    const after = turnOf({
      words,
      traps,
      lapsed: 4,
      end: "found",
      stage: "reason",
      open_claim: 1,
      claims: [{ ...CLAIM, word: 3, rule: null, trap: 0 }],
    });
    const doubted = { ...view, phase: "settle", turn: after } as const;
    expect(ctrl.because(doubted, { rule: "TW-34", trap: 0 })).toEqual({
      type: "unsure",
      word: 3,
      rule: "TW-34",
      trap: 0,
    });
  });

  it("are not made about a word that can no longer be stopped", () => {
    const late = { ...view, turn: turnOf({ words, traps, lapsed: 4 }), offers: [] };
    const ctrl = torch(view);
    ctrl.settle(late, []);
    expect(ctrl.object(late, "stop")).toBeNull();
    expect(ctrl.tap(late, words[1]!)).toBeNull();
  });

  it("name no word where clues are spoken", () => {
    const aloud = viewOf(1, {
      options: { ...view.options, clues: "aloud" },
      offers: [...objections("stop", 0), offer("call_stop", { word: oneOf(0) })],
    });
    const ctrl = torch(aloud);
    expect(ctrl.object(aloud, "stop")).toEqual({ type: "call_stop", word: 0 });
    expect(ctrl.because(aloud, { rule: "TW-51", trap: 2 })).toEqual({ type: "stop", word: 0, rule: "TW-51", trap: 2 });
  });
});

it("proposes a trapword, or writes another in its place", () => {
  const ctrl = torch(trapsView(0));
  ctrl.trap = " feu ";
  expect(ctrl.proposed()).toEqual({ type: "propose_trap", word: "feu" });
  expect(ctrl.proposed()).toBeNull();
  ctrl.edit(2, "aile");
  ctrl.trap = "ailes";
  expect(ctrl.proposed()).toEqual({ type: "edit_trap", number: 2, word: "ailes" });
  ctrl.edit(2, "ailes");
  ctrl.leaveEdit();
  expect([ctrl.trap, ctrl.editing]).toEqual(["", null]);
});

it("keeps what moved until the round is over, each piece of news once", () => {
  const ctrl = torch(viewOf(0));
  const news = [{ type: "team_moved", team: 0, room: 1, number: 4 }] as const;
  ctrl.settle(viewOf(0), news);
  ctrl.settle(viewOf(0), news);
  expect(ctrl.moves).toHaveLength(1);
  const result = { round: 1, turns: [], rooms: [1, 0], monster: 3 } as const;
  ctrl.settle(viewOf(0), [
    { type: "monster_moved", room: 3 },
    { type: "round_ended", result },
  ]);
  expect(ctrl.lastMoves.map((it) => it.type)).toEqual(["team_moved", "monster_moved"]);
  expect(ctrl.moves).toEqual([]);
});

it("folds a turn that was read, and every one once the next book is open", () => {
  const ctrl = torch(viewOf(0));
  const closed = viewOf(0, { turn: turnOf({ is_open: false }) });
  expect(ctrl.isFolded(closed, "a")).toBe(false);
  expect(ctrl.isFolded(viewOf(0), "a")).toBe(true);
  ctrl.fold("a");
  expect(ctrl.isFolded(closed, "a")).toBe(true);
});

it("counts what the team has said and I have not read", () => {
  const ctrl = torch(viewOf(0));
  const view = viewOf(0, {
    chat: [
      { by: 2, text: "feu" },
      { by: 0, text: "aile" },
    ],
    offers: [offer("tell_team")],
  });
  expect(ctrl.unread(view)).toBe(2);
  ctrl.read = 2;
  expect(ctrl.unread(view)).toBe(0);
});

it("reads words by clue, and the strongest mark of a word", () => {
  const words = [wordSaid(1, "a"), wordSaid(2, "b"), wordSaid(3, "c", { clue: 2 })];
  expect(clues(words).map((it) => it.length)).toEqual([2, 1]);
  expect(strongest([MAYBE, SURE])).toBe(SURE);
  expect(strongest([])).toBeNull();
});

it("lays everything open of what the seats knew", () => {
  const traps = [{ number: 1, word: "feu", is_starred: false }];
  const views = [0, 1, 2, 3].map((seat) =>
    viewOf(seat, { sheet: SHEET, turn: turnOf(seat % 2 ? { secret: "dragon", traps } : {}) }),
  );
  const all = open(views);
  expect(all.turn).toMatchObject({ secret: "dragon", traps });
  expect(sheetsOf(all).map((it) => it.team)).toEqual([0, 1]);
  expect(sheetsOf(trapsView(1)).map((it) => it.team)).toEqual([1]);
  expect(sheetsOf(trapsView(null))).toEqual([]);
});
