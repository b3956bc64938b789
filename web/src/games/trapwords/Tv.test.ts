import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Action, Seen, View } from "../../wire/trapwords";
import { Laid } from "../laid";
import { Torch } from "./ctrl.svelte";
import { CLAIM, objections, offer, oneOf, people, RESULT, SHEET, trapsView, turnOf, viewOf, wordSaid } from "./fixture";
import Hand from "./Hand.svelte";
import module from "./index";
import { shownOf } from "./tv/fitting";
import Tv from "./Tv.svelte";

type Trapwords = Laid<View, Action, Seen, Torch>;

const here: Trapwords[] = [];

function lay(part: typeof Tv, view: View): Trapwords {
  const laid: Trapwords = new Laid(part, { view, people, ctrl: new Torch(), isAlone: part === Hand });
  here.push(laid);
  return laid;
}

const at = (place: string): string => document.querySelector(place)?.textContent.replace(/\s+/g, " ").trim() ?? "";

beforeEach(() => {
  settings.language = "en";
  document.body.textContent = "";
});
afterEach(() => here.splice(0).forEach((it) => it.remove()));

describe("for a whole room", () => {
  afterEach(() => expect(document.querySelector("button, a, input")).toBeNull());

  it("shows the dungeon and who sets traps, never for what", () => {
    const tv = lay(Tv, trapsView(null, {}, true));
    expect(at("svg text")).toBe("3");
    expect(tv.text).toContain("Red is ready");
    expect(tv.text).toContain("Blue thinks up traps");
    expect(tv.text).toContain("Round 1/8");
  });

  it("shows the newest clue large, those before it, and the guesses", () => {
    const words = [wordSaid(1, "big"), wordSaid(2, "beast"), wordSaid(3, "flies", { clue: 2 })];
    const guesses = [{ by: 2, text: "bird", is_right: false, at: 1 }];
    const tv = lay(Tv, viewOf(null, { turn: turnOf({ words, guesses, guesses_left: 4, words_left: 7 }) }));
    expect(at(".newest")).toBe("flies");
    expect(at(".earlier")).toBe("big beast");
    expect(tv.text).toContain("bird: wrong");
    expect(tv.text).toContain("4 guesses left");
    expect(tv.text).toContain("7 words left");
  });

  it("keeps nothing that the view does not have any more: in Darkness only the newest clue", () => {
    const dark = (word: string, clue: number): View =>
      viewOf(null, { turn: turnOf({ words: [wordSaid(clue, word, { clue })] }) });
    const tv = lay(Tv, dark("cave", 1));
    expect(tv.text).toContain("cave");
    tv.see(dark("wings", 2), { type: "word_said", said: wordSaid(2, "wings", { clue: 2 }) });
    expect(tv.text).not.toContain("cave");
  });

  it("says who said STOP, and what is settled afterwards", () => {
    const call = { by: 1, word: 1, at: 9, until: 99, stretches: 0 };
    const tv = lay(Tv, viewOf(null, { turn: turnOf({ words: [wordSaid(1, "feu")], call }) }));
    expect(tv.text).toContain("Lou says STOP.");
    const turn = turnOf({
      words: [wordSaid(1, "feu")],
      end: "stopped",
      secret: "dragon",
      traps: RESULT.traps,
      stage: "vote",
      open_claim: 1,
      claims: [{ ...CLAIM, contest: "not_said", ballots: [[3, "uphold"]] }],
    });
    tv.see(viewOf(null, { phase: "settle", turn }));
    expect(tv.text).toContain("“feu” springs the trap “feu”.");
    expect(tv.text).toContain("dragon");
    expect(tv.text).toContain("Zoé it counts");
  });

  it("reveals the word that was found, and the trap that was sprung, before the next book opens", () => {
    const found = turnOf({ end: "found", secret: "dragon", traps: RESULT.traps, stage: "window" });
    const tv = lay(Tv, viewOf(null, { phase: "settle", turn: found }));
    expect(at("article strong")).toBe("Red finds dragon");
    const stopped = { ...RESULT, end: "stopped" as const, claims: [{ ...CLAIM, verdict: "upheld" as const }] };
    tv.see(viewOf(null, { turns: [stopped], turn: turnOf({ team: 1, giver: 3, is_open: false }) }));
    expect(at("article strong")).toBe("Red steps into a trap: dragon");
    expect(at("article .sprung")).toContain("feu");
    expect(tv.text).toContain("Zoé has the torch");
    tv.see(viewOf(null, { turns: [stopped], turn: turnOf({ team: 1, giver: 3 }) }));
    expect(document.querySelector("article")).toBeNull();
  });

  it("tells what moved, what the next round brings, and how it ended", () => {
    const last_round = { round: 1, turns: [RESULT], rooms: [1, 0] as const, monster: 4 };
    const tv = lay(Tv, trapsView(null, { round: 2 }));
    tv.see(
      trapsView(null, { round: 2, last_round }),
      { type: "team_moved", team: 0, room: 1, number: 4 },
      { type: "round_ended", result: last_round },
    );
    expect(at(".moves")).toBe("Red moves to room 4.");
    expect(at("article strong")).toBe("Red finds dragon");
    tv.see({ ...trapsView(null, { round: 2, last_round }), phase: "omen" });
    expect(tv.text).toContain("Red finds dragon");
    expect(tv.text).toContain("Nothing special.");
    const outcome = { why: "beaten", winners: [0, 2], points: [4, 3, 4, 3] };
    tv.see(viewOf(null, { phase: "over", turn: null, outcome }));
    expect(tv.text).toContain("Red wins");
  });
});

it("cuts what is too long for a room at its beginning, and makes it smaller", () => {
  expect(shownOf([])).toEqual({ newest: "", size: "huge", earlier: [], isCut: false });
  expect(shownOf([wordSaid(1, "bête")])).toMatchObject({ newest: "bête", size: "huge" });
  const many = Array.from({ length: 60 }, (_, n) => wordSaid(n + 1, `word${n + 1}`));
  const one = shownOf(many);
  expect(one).toMatchObject({ size: "small", isCut: true });
  expect(one.newest).toMatch(/^word3\d .*word60$/);
  const apart = shownOf(many.map((it) => ({ ...it, clue: it.number })));
  expect(apart).toMatchObject({ newest: "word60", size: "huge", isCut: true });
  expect(apart.earlier.at(-1)).toBe("word59");
  expect(apart.earlier.length).toBeLessThan(40);
  // A single word is never cut away.
  expect(shownOf([wordSaid(1, "x".repeat(400))]).newest).toHaveLength(400);
});

describe("as a hand beside a television", () => {
  it("needs the table only for who watches", () => {
    expect(module.needsTable?.(viewOf(0), new Torch())).toBe(false);
    expect(module.needsTable?.(viewOf(null), new Torch())).toBe(true);
  });

  it("has the sheet, the line for traps, the torch and the talk while traps are set", () => {
    const offers = [
      offer("propose_trap", { word: { type: "typed", longest: 24, words: 1, not_among: [] } }),
      offer("choose_trap", { number: oneOf(2) }),
      offer("hand_torch", { to: oneOf(2) }),
      offer("wish", { what: oneOf("glass=60") }),
      offer("tell_team", { text: { type: "typed", longest: 200, words: 40, not_among: [] } }),
    ];
    const hand = lay(Hand, trapsView(0, { offers }));
    expect(hand.text).toContain(SHEET.secret);
    hand.press("aile: put it on the list (by Max)");
    hand.press("Max: give the torch");
    expect(hand.sent).toEqual([
      { type: "choose_trap", number: 2 },
      { type: "hand_torch", to: 2 },
    ]);
    expect(hand.text).toContain("A trapword");
    expect(hand.text).toContain("Change something…");
    expect(hand.text).toContain("Red team only");
  });

  it("has the book for who gives clues, and word, traps and clues for who may object", () => {
    const giver = lay(Hand, viewOf(0, { turn: turnOf({ secret: "dragon" }), offers: [offer("say", {})] }));
    expect(at("[data-secret]")).toBe("dragon");
    giver.see(viewOf(0, { turn: turnOf({ is_open: false }), offers: [offer("open_book")] }));
    expect(giver.text).toContain("Your secret word is in this book.");
    giver.remove();
    here.pop();

    const mark = { rule: "TW-51" as const, trap: 1, is_certain: true };
    const turn = turnOf({ secret: "dragon", traps: RESULT.traps, words: [wordSaid(1, "feu", { marks: [mark] })] });
    const other = lay(Hand, viewOf(1, { turn, offers: objections("stop", 1) }));
    expect(other.text).toContain("They look for dragon");
    other.press("feu: sprung, trap “feu”. Object");
    expect(other.sent).toEqual([{ type: "stop", word: 1, rule: "TW-51", trap: 1 }]);
  });

  it("says what one votes about, and shows nothing twice where the table lies here too", () => {
    const turn = turnOf({ end: "stopped", secret: "dragon", traps: [], stage: "vote", open_claim: 1, claims: [CLAIM] });
    const view = viewOf(2, { phase: "settle", turn, offers: [offer("vote", { ballot: oneOf("uphold", "dismiss") })] });
    const hand = lay(Hand, view);
    expect(at(".claim")).toBe("Lou says STOP: A clue springs the trap “feu”.");
    hand.press("It counts");
    expect(hand.sent).toEqual([{ type: "vote", ballot: "uphold" }]);
    hand.leave(false);
    expect(at(".claim")).toBe("");
  });
});
