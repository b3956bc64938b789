/** What is worth a scene, in which order, and that nothing is shown before it is true, nor to who came later. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import { skip } from "../../ui/skips";
import type { Action, Seen, View } from "../../wire/trapwords";
import { after, Laid, texts } from "../laid";
import { Torch } from "./ctrl.svelte";
import { CLAIM, people, RESULT, trapsView, turnOf, viewOf, wordSaid } from "./fixture";
import module from "./index";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

type Trapwords = Laid<View, Action, Seen, Torch>;

const here: Trapwords[] = [];

function lay(view: View, part: typeof Table = Table, ctrl = new Torch()): Trapwords {
  const laid: Trapwords = new Laid(part, { view, people, ctrl });
  here.push(laid);
  return laid;
}

/** What is on stage now, and what it says. */
function staged(): readonly (readonly [name: string, said: string])[] {
  return [...document.querySelectorAll<HTMLElement>("[data-moment]")].map((it) => [
    it.dataset["moment"] ?? "",
    (it.dataset["said"] ?? it.textContent).replace(/\s+/g, " ").trim(),
  ]);
}

/** Every act, one after the other. */
function acts(): readonly string[] {
  const found: string[] = [];
  for (let turn = 0; turn < 100; turn += 1) {
    const [name] = staged()[0] ?? [""];
    if (name && found.at(-1) !== name) found.push(name);
    after(100);
  }
  return found;
}

const GUESSED: readonly Seen[] = [
  { type: "guess_made", by: 2, text: "un dragon", is_right: true, at: 9 },
  { type: "turn_closed", end: "found", used: 9, secret: "dragon", traps: RESULT.traps, claims: [], near: [] },
];
const MOVED: readonly Seen[] = [
  { type: "turn_ended", result: RESULT },
  { type: "team_moved", team: 0, room: 1, number: 4 },
];
const NEXT = { turns: [RESULT], turn: turnOf({ team: 1, giver: 3, is_open: false }) };

function moved(view: View): View {
  const [red, blue] = view.teams;
  return { ...view, teams: [{ ...red, room: 1 }, blue] };
}

/** Where red stands in the picture. */
const red = (): string =>
  document.querySelector<SVGGElement>("svg > g.walks:last-of-type")?.previousElementSibling?.getAttribute("style") ??
  "";

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  document.body.textContent = "";
});
afterEach(() => {
  here.splice(0).forEach((it) => it.remove());
  vi.useRealTimers();
});

describe("a word is found", () => {
  it("is a cheer with the guess that did it, then a door, then a step", () => {
    const table = lay(viewOf(3));
    const before = red();
    table.see(moved(viewOf(3, NEXT)), ...GUESSED, ...MOVED);
    expect(staged()).toEqual([["found", "un dragon Max finds it, for Red"]]);
    expect(red()).toBe(before);
    after(1800);
    expect(staged()).toEqual([["door", "Room 4 opens."]]);
    expect(red()).toBe(before);
    after(700);
    expect(staged()).toEqual([["step", "Red moves to room 4."]]);
    expect(red()).not.toBe(before);
    after(900);
    expect(staged()).toEqual([]);
    // Where they came from is seen until the next move.
    expect(document.querySelectorAll(".traces.red")).toHaveLength(1);
    table.see(moved(viewOf(3, { ...NEXT, turn: turnOf({ team: 1, giver: 3 }) })), { type: "book_opened", seat: 3 });
    expect(document.querySelectorAll(".traces")).toHaveLength(0);
  });

  it("is cheered once, when it is said: what is settled afterwards only moves", () => {
    const table = lay(viewOf(3));
    const window = viewOf(3, {
      phase: "settle",
      turn: turnOf({ end: "found", secret: "dragon", traps: RESULT.traps, stage: "window" }),
    });
    table.see(window, ...GUESSED);
    expect(staged()[0]?.[0]).toBe("found");
    // Time that goes by ends nothing; what comes meanwhile waits for the word.
    table.see(window, { type: "words_lapsed", through: 1 });
    table.see(moved(viewOf(3, NEXT)), ...MOVED);
    expect(acts()).toEqual(["found", "door", "step"]);
    lay(viewOf(3)).see(moved(viewOf(3, NEXT)), ...MOVED);
    // Right after all, or read off a page that came later: now is the moment.
    expect(staged()).toEqual([["found", "dragon Red finds it"]]);
  });

  it("is over at a touch, and nobody who came later sees it", () => {
    lay(viewOf(3)).see(moved(viewOf(3, NEXT)), ...GUESSED, ...MOVED);
    skip();
    flushSync();
    expect(staged()).toEqual([]);
    here.pop()?.remove();
    lay(moved(viewOf(3, NEXT)));
    expect(staged()).toEqual([]);
    expect(document.querySelectorAll(".traces")).toHaveLength(0);
    // Nor does who slept in the middle of it, and is told how things stand now.
    here.pop()?.remove();
    const table = lay(viewOf(3));
    table.see(moved(viewOf(3, NEXT)), ...GUESSED, ...MOVED);
    table.see(moved(viewOf(3, NEXT)));
    expect(staged()).toEqual([]);
  });

  it("ends with the next move", () => {
    const table = lay(viewOf(3));
    table.see(moved(viewOf(3, NEXT)), ...GUESSED, ...MOVED);
    table.see(moved(viewOf(3, { ...NEXT, turn: turnOf({ team: 1, giver: 3 }) })), { type: "book_opened", seat: 3 });
    expect(staged()).toEqual([]);
  });
});

describe("a trap is sprung", () => {
  const claims = [{ ...CLAIM, verdict: "upheld" as const }];
  const stopped = { ...RESULT, end: "stopped" as const, words: [wordSaid(1, "feux")], claims };

  it("burns at the clue and snaps at the trap, once it is settled", () => {
    const table = lay(viewOf(2));
    table.see(viewOf(2, { phase: "settle", turn: turnOf({ end: "stopped", stage: "answer", claims: [CLAIM] }) }), {
      type: "clue_stopped",
      claim: CLAIM,
    });
    expect(staged()).toEqual([]);
    table.see(viewOf(2, { ...NEXT, turns: [stopped] }), { type: "turn_ended", result: stopped });
    expect(staged()).toEqual([["fuse", "“feux” A fuse is lit"]]);
    after(1000);
    expect(staged()).toEqual([["snap", "“feu” Red steps into the trap"]]);
    after(1600);
    expect(staged()).toEqual([]);
  });

  it("says no word where clues are spoken, and nothing where a rule was broken", () => {
    lay(viewOf(2)).see(viewOf(2), { type: "turn_ended", result: { ...stopped, words: [] } });
    expect(staged()[0]?.[1]).toMatch(/^A clue…/);
    here.pop()?.remove();
    const rule = { ...CLAIM, trap: 0, trap_word: "", rule: "TW-34" as const, verdict: "upheld" as const };
    lay(viewOf(2)).see(viewOf(2), { type: "turn_ended", result: { ...stopped, claims: [rule] } });
    expect(staged()).toEqual([]);
  });
});

describe("the monster", () => {
  const outcome = (winners: readonly number[]) => ({ why: "beaten", winners, points: [4, 3, 4, 3] });
  const over = (winners: readonly number[]): View =>
    viewOf(0, { phase: "over", turn: null, turns: [], outcome: outcome(winners) });

  it("comes closer when nobody does", () => {
    const table = lay(viewOf(0));
    table.see(trapsView(0, { monster_room: 3, round: 2 }), { type: "monster_moved", room: 3 });
    expect(staged()).toEqual([["prowl", "Nobody came closer, so the monster comes to room 6."]]);
  });

  it("falls after the word that beat it, or wins; on a television, too", () => {
    const ended: Seen = { type: "game_ended", outcome: outcome([0, 2]), winners: [0] };
    for (const part of [Table, Tv]) {
      const ctrl = new Torch();
      const isHeld = (event: Seen): boolean | undefined => module.holds?.(event, ctrl);
      const table = lay(viewOf(null), part, ctrl);
      const turn: Seen = { type: "turn_ended", result: RESULT };
      table.see({ ...over([0, 2]), seat: null, team: null }, ...GUESSED, turn, ended);
      expect(staged()).toEqual([["found", "un dragon Max finds it, for Red"]]);
      // The picture in the dungeon does not run ahead.
      if (part === Table) expect(document.querySelectorAll(".dungeon .down")).toHaveLength(0);
      after(1800);
      expect(staged()).toEqual([
        ["fall", "The monster falls Red wins"],
        ["confetti", ""],
      ]);
      if (part === Table) expect(document.querySelectorAll(".dungeon .down")).toHaveLength(1);
      // How it ended is told first; a television has it all in one place.
      expect([texts("h2").includes("Red wins"), isHeld(turn), isHeld(ended)]).toEqual([false, false, true]);
      after(2200);
      expect([texts("h2").includes("Red wins"), isHeld(ended)]).toEqual([part === Tv, false]);
      here.pop()?.remove();
    }
    lay(viewOf(0)).see(over([]), { type: "game_ended", outcome: outcome([]), winners: [] });
    expect(texts("[data-moment=roar]")).toEqual(["The monster wins Nobody has beaten it in 8 rounds."]);
  });

  it("sends a team back without a door", () => {
    const table = lay(moved(viewOf(0)));
    table.see(viewOf(0), { type: "team_moved", team: 0, room: 0, number: 3 });
    expect(acts()).toEqual(["step"]);
  });
});
