/** A word before everybody's eyes: spelled, a breath, the verdict; and until then nothing tells it, wherever it would stand. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import { skip } from "../../ui/skips";
import type { Action, Fate, Seen, View } from "../../wire/wordz";
import { after, Laid, texts } from "../laid";
import { seated } from "../seated";
import { Wording } from "./ctrl.svelte";
import { proposeOffer, rowOf, turnOffer, viewOf, voteView } from "./fixture";
import Hand from "./Hand.svelte";
import module from "./index";
import { LETTER } from "./staged";
import { notes } from "./strip";
import Table from "./Table.svelte";
import Tv from "./Tv.svelte";

const people = seated(["Ada", "Lou", "Max"]);
const before = viewOf({ active: 2, offers: [], misses: [] });
const [ada, lou, max] = before.places as [View["places"][0], View["places"][0], View["places"][0]];
const MISSED: Seen = { type: "proposal_missed", by: 2, whom: 1, word: "LUTIN" };
const missed = viewOf({
  active: 0,
  misses: [[2, 1, "LUTIN"]],
  places: [ada, { ...lou, tokens: 4 }, { ...max, tokens: 2 }],
});
const FATE: Fate = { whom: 1, by: 2, word: "LAPIN", stands: true, to_finder: 4, to_owner: 1 };
const FOUND: readonly Seen[] = [
  { type: "word_found", by: 2, whom: 1, word: "LAPIN", is_listed: true },
  { type: "word_judged", fate: FATE },
];
const found = viewOf({ ...before, fates: [FATE], places: [ada, { ...lou, row: [], won: 1 }, { ...max, won: 4 }] });
let ctrl: Wording;
let page: Laid<View, Action, Seen, Wording>;

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  ctrl = new Wording();
});
afterEach(() => {
  page.remove();
  vi.useRealTimers();
});

function lay(part: typeof Table, view = before): void {
  page = new Laid<View, Action, Seen, Wording>(part as never, { view, people, ctrl });
  page.see(view);
}

/** What is on stage: which act, and what it says. */
function moment(): [string, string] | null {
  const it = document.querySelector<HTMLElement>(".stage [data-moment]");
  return it && [it.dataset["moment"] ?? "", it.dataset["said"] ?? ""];
}

const cards = (): string[] => texts(".stage .word .card > .card");
const speaker = { seat: 0, name: (seat: number) => people[seat]?.name ?? "" };
const sentence = (view: View): string => module.now(view, speaker, ctrl).text;
const struck = (): string[] => texts("s");

it("spells a proposal over the cards of the word, draws breath, and says wrong", () => {
  lay(Table);
  page.see(missed, MISSED);
  expect(texts(".stage .who")).toEqual(["Max proposes for Lou"]);
  expect(moment()).toEqual(["spell", ""]);
  expect(cards()).toEqual(["L", "", "", "", ""]);
  after(3 * LETTER);
  expect(moment()).toEqual(["spell", "LUT"]);
  expect(cards()).toEqual(["L", "U", "T", "", ""]);
  after(4 * LETTER);
  expect(moment()).toEqual(["breath", "LUTIN"]);
  after(900);
  expect(moment()).toEqual(["verdict", "Wrong Not Lou’s word."]);
  expect(document.querySelector(".stage .isFresh"), "no card was turned").toBeNull();
  after(1_900);
  expect(moment()).toBeNull();
  expect(struck(), "it stays under the word").toEqual(["LUTIN"]);
});

it("lets nothing tell it before the verdict: neither the table, the strip, the sentence nor the log", () => {
  lay(Table);
  page.see(found, ...FOUND);
  const points = (): unknown[] => notes(found, ctrl).map((it) => it.points);
  expect(FOUND.map((it) => module.holds?.(it, ctrl))).toEqual([true, true]);
  expect(module.holds?.(MISSED, ctrl), "what was told before stays told").toBe(false);
  expect(points()).toEqual([0, 0, 0]);
  expect(sentence({ ...found, active: 1 })).toBe("All eyes on Lou’s word.");
  expect(document.querySelectorAll(".cloth .isDown"), "it lies as it lay").toHaveLength(4 + 3);
  after(7 * LETTER + 900);
  expect(moment()).toEqual(["verdict", "Right Max found it: 4 for Max, 1 for Lou"]);
  expect(document.querySelectorAll(".stage .isFresh"), "what was hidden turns over").toHaveLength(4);
  expect(FOUND.map((it) => module.holds?.(it, ctrl))).toEqual([false, false]);
  expect(points()).toEqual([0, 1, 4]);
  expect(texts(".cloth .fate .told")).toEqual(["Max found it: 4 for Max, 1 for Lou"]);
  after(1_900);
  expect(moment()?.[0]).toBe("taken");
  after(1_500);
  expect(moment()).toBeNull();
});

it("tells who proposed in vain what it cost, and what is left of the turn", () => {
  const mine: Seen = { type: "proposal_missed", by: 0, whom: 1, word: "LUTIN" };
  lay(Table, viewOf());
  page.see(viewOf({ has_proposed: true, offers: [turnOffer(1, 1)] }), mine);
  after(7 * LETTER + 900);
  const cost = "Wrong Not Lou’s word. Your token goes to Lou.";
  expect(moment()).toEqual(["verdict", `${cost} You still turn a card.`]);
  page.see(viewOf({ active: 1, offers: [] }), { ...mine });
  after(7 * LETTER + 900);
  expect(moment()).toEqual(["verdict", `${cost} Your turn is over.`]);
});

it("tells its owner alone how near it came, on the paper for no other eyes, and not before the verdict", () => {
  const near: Seen = { type: "proposal_missed", by: 2, whom: 0, word: "MACHINAL" };
  const now = viewOf({ ...before, misses: [[2, 0, "MACHINAL"]] });
  lay(Table);
  const hand = new Laid<View, Action, Seen, Wording>(Hand, { view: before, people, ctrl });
  page.see(now, near);
  hand.see(now, near);
  expect(texts(".stage .who")).toEqual(["Max proposes for you"]);
  expect(texts(".misses")).toEqual([]);
  after(10 * LETTER + 900);
  expect(moment()).toEqual(["verdict", "Wrong Not your word. The token is yours."]);
  expect(texts(".private .misses li")).toEqual(["MACHINAL 2 letters off"]);
  hand.remove();
  page.remove();
  lay(Tv as typeof Table, { ...before, seat: null, own: null });
  page.see({ ...now, seat: null, own: null }, near);
  after(10 * LETTER + 900);
  expect(page.text).not.toMatch(/\boff\b/);
  expect(moment()).toEqual(["verdict", "Wrong Not Ada’s word."]);
});

it("keeps a word that is to be voted on from the vote until it is spelled, and has its end as well", () => {
  lay(Table);
  const asked = voteView({ ballots: [] });
  const opened = { type: "word_found", by: 2, whom: 1, word: "LAPUN", is_listed: false } as const;
  page.see(asked, opened, { type: "vote_began", whom: 1, deadline: null });
  expect(texts("h2")).not.toContain("Is this a word?");
  expect(module.now(asked, speaker, ctrl), "one may vote already").toMatchObject({
    text: "All eyes on Lou’s word.",
    isMine: true,
  });
  const ballot: Seen = { type: "ballot_cast", seat: 2, ballot: "reject" };
  page.see(voteView(), ballot);
  expect(moment()?.[0], "a ballot ends nothing").toBe("spell");
  expect(module.holds?.(ballot, ctrl), "nor is it told before").toBe(true);
  after(7 * LETTER + 900);
  expect(moment()).toEqual(["verdict", "Right Not in the French dictionary: to the vote."]);
  expect(texts("h2")).toContain("Is this a word?");
  expect(sentence(asked)).toContain("LAPUN");
  const fell: Fate = { ...FATE, word: "LAPUN", stands: false, to_finder: 0, to_owner: 0 };
  page.see(viewOf({ fates: [fell] }), { type: "word_judged", fate: fell });
  expect(moment()).toEqual(["breath", "LAPUN"]);
  after(900);
  expect(moment()).toEqual(["verdict", "Voted out Voted out: its cards go back into the box"]);
});

it("turns a word up with its last card, and gives all of it to its owner", () => {
  lay(Table);
  const fate: Fate = { whom: 2, by: null, word: "ETE", stands: true, to_finder: 0, to_owner: 3 };
  const last: Seen = { type: "card_turned", by: 0, whom: 2, place: 0, letter: "E" };
  page.see(
    viewOf({ fates: [fate], places: [ada, lou, { ...max, row: [] }] }),
    last,
    { type: "word_turned_up", whom: 2, word: "ETE", is_listed: true },
    { type: "word_judged", fate },
  );
  expect(moment()).toEqual(["turn", ""]);
  after(900);
  expect(moment()).toEqual(["verdict", "All turned up Turned up: all 3 for Max"]);
});

it("is over at a touch, at the next move, and for whoever comes later; a move waits for nothing", () => {
  lay(Table);
  page.see(missed, MISSED);
  expect(document.querySelectorAll(".cloth button[data-card]").length, "what is offered can be done").toBeGreaterThan(
    0,
  );
  skip();
  flushSync();
  expect(moment()).toBeNull();
  expect(struck()).toEqual(["LUTIN"]);
  page.see(missed, { ...MISSED });
  expect(moment()?.[0]).toBe("spell");
  const row = rowOf("LApin");
  const turned = viewOf({ places: [ada, { ...lou, row }, max], offers: [proposeOffer(1, row)] });
  page.see(turned, { type: "card_turned", by: 0, whom: 1, place: 1, letter: "A" });
  expect(moment()?.[0]).not.toBe("spell");
  const letter = document.querySelector<HTMLElement>(".cloth [data-moment=letter]");
  expect(letter?.dataset["said"], "it is marked where it lies").toBe("A");
  page.see(missed, { ...MISSED });
  page.see(missed);
  expect(moment(), "the line was down").toBeNull();
});

it("shows a card that is turned out of sight over the page, with the word it is of", () => {
  const sees = vi.spyOn(document, "elementFromPoint").mockReturnValue(document.body);
  const turned: Seen = { type: "card_turned", by: 1, whom: 2, place: 1, letter: "T" };
  const now = { ...before, places: [ada, lou, { ...max, row: rowOf("eTe") }] };
  lay(Table);
  page.see(now, turned);
  expect(texts(".stage .who")).toEqual(["Lou turns a card of Max’s"]);
  expect(moment()).toEqual(["letter", "T"]);
  expect(cards()).toEqual(["", "T", ""]);
  expect(texts(".stage .isFresh")).toEqual(["T"]);
  expect(module.holds?.(turned, ctrl), "it hides nothing").toBe(false);
  after(1_400);
  expect(moment()).toBeNull();
  sees.mockImplementation(() => document.querySelector(".cloth [data-moment=letter] .card"));
  page.see(now, { ...turned });
  expect(moment(), "in sight it turns where it lies").toBeNull();
  sees.mockRestore();
});

it("keeps who won until the last word has had its stage", () => {
  lay(Table);
  const outcome = { why: "most_points", winners: [2], points: [0, 1, 4] } as const;
  const ended: Seen = { type: "game_ended", outcome };
  page.see({ ...found, phase: "over", active: null, outcome }, ...FOUND, ended);
  expect(document.querySelectorAll(".cloth .isDown")).toHaveLength(4 + 3);
  after(7 * LETTER + 900);
  expect([...FOUND, ended].map((it) => module.holds?.(it, ctrl))).toEqual([false, false, true]);
  after(1_900 + 1_500);
  expect(module.holds?.(ended, ctrl)).toBe(false);
  expect(document.querySelector(".stage, .cloth")).toBeNull();
});

it("shows tokens as lozenges and what was won as cards, which are not alike", () => {
  lay(Table, found);
  expect(notes(found, ctrl).every((it) => it.areCards)).toBe(true);
  expect(texts(".cloth .gain .card")).toEqual(["+1", "+4"]);
  expect(document.querySelectorAll(".cloth .purse .lozenge")).toHaveLength(3 + 3);
  expect(texts(".cloth .unseen").filter((it) => /tokens?$|won$/.test(it))).toEqual([
    "1 card won",
    "3 tokens",
    "4 cards won",
    "3 tokens",
  ]);
});
