import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Fate, RoundResult, Seen, View } from "../../wire/wordz";
import type { Mounted, Place } from "../game";
import { after, texts } from "../laid";
import { seated } from "../seated";
import { svelte } from "../svelte.svelte";
import { type Props, Wording } from "./ctrl.svelte";
import { composeView, END, proposeOffer, rowOf, turnOffer, viewOf, voteView } from "./fixture";
import Hand from "./Hand.svelte";
import module from "./index";
import Tv from "./Tv.svelte";

const FOUND: Fate = { whom: 1, by: 2, word: "LAPIN", stands: true, to_finder: 4, to_owner: 1 };
const LAST: RoundResult = { round: 1, fates: [FOUND], won: [0, 1, 4], points: [0, 1, 4] };
const watched = (view: View): View => ({ ...view, seat: null, own: null, offers: [] });
let people: readonly Place[];
let ctrl: Wording;
let page: Mounted<Props> | null;

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  document.body.textContent = "";
  people = seated(["Ada", "Lou", "Max"]);
  ctrl = new Wording();
  page = null;
});
afterEach(() => {
  page?.destroy();
  vi.useRealTimers();
});

function show(part: typeof Tv, view: View, ...news: Seen[]): void {
  const given = { view, news, act: () => {}, pending: [], people, seat: view.seat, now: () => 0, rule: () => {} };
  const props: Props = { ...given, code: "ABCD", game: 1, ctrl, isAlone: part === Hand };
  if (page) page.update(props);
  else page = svelte(part)(document.body, props);
  flushSync();
}

const text = (what: string): string => texts(what)[0] ?? "";

it("lays everybody's word in cards, says whose turn it is and what was proposed in vain", () => {
  show(Tv, watched(viewOf()));
  expect(document.querySelectorAll(".tv > ul .card")).toHaveLength(8 + 5 + 3);
  expect(text("li.isActive .name")).toBe("Ada");
  expect(texts("s")).toEqual(["LUTIN"]);
  expect(text("aside")).toContain("Round 1 of 3");
  expect(text("aside")).toContain("each card still face down");
  expect(document.querySelectorAll("button, a, input, [tabindex]")).toHaveLength(0);
});

it("keeps the last move large until the next: a letter, a wrong word, a word that was found and what it brings", () => {
  show(Tv, watched(viewOf()), { type: "card_turned", by: 0, whom: 1, place: 0, letter: "L" });
  expect(text(".last")).toContain("Ada → Lou");
  expect(text(".last .letter .card")).toBe("L");
  expect(document.querySelectorAll("ul .isFresh")).toHaveLength(1);
  show(Tv, watched(viewOf()));
  expect(text(".last .letter .card")).toBe("L");
  show(Tv, watched(viewOf()), { type: "proposal_missed", by: 2, whom: 1, word: "LUTIN" });
  expect(text(".last")).toMatch(/Max → Lou.*LUTIN.*✗/);
  show(Tv, watched(viewOf({ fates: [FOUND] })), { type: "word_judged", fate: FOUND });
  expect(texts(".last li")).toEqual(["Max +4", "Lou +1"]);
  show(Tv, watched(viewOf()), { type: "word_judged", fate: { ...FOUND, stands: false, to_finder: 0, to_owner: 0 } });
  expect(text(".last")).toContain("Voted out");
  show(Tv, watched(viewOf({ fates: [FOUND] })), { type: "word_judged", fate: { ...FOUND, by: null, to_owner: 5 } });
  expect(texts(".last li")).toEqual(["Lou +5"]);
});

it("gives a word that no dictionary lists the whole screen, with what everybody says of it", () => {
  show(Tv, watched(voteView()));
  expect(text(".trial .word")).toBe("LAPUN");
  expect(texts(".trial li")).toEqual(["Ada thinking", "Max rejects"]);
  expect(document.querySelector(".tv")).toBeNull();
});

it("looks at the last word of a round first, then at the points, and forgets it in the next one", () => {
  const dealt: Seen = { type: "hand_dealt", round: 2, first: 0, hand: [], tokens: [3, 3, 3], deadline: null };
  const between = watched(composeView({ round: 2, last_round: LAST }));
  show(Tv, between, { type: "word_judged", fate: FOUND }, { type: "round_ended", result: LAST }, dealt);
  expect(text(".last")).toContain("LAPIN");
  expect(text("ul li:nth-child(2) .word")).toContain("LAPIN");
  after(6_000);
  expect(texts("aside ol .clip")).toEqual(["Max", "Lou", "Ada"]);
  show(Tv, watched(viewOf({ round: 2, last_round: LAST })));
  expect(text("aside")).toContain("each card still face down");
});

it("has one line for each of many", () => {
  people = seated(["Ada", "Lou", "Max", "Zoé", "Bo", "Cleo", "Dan"]);
  const place = viewOf().places[1] as View["places"][number];
  const places = people.map(({ seat }) => ({ ...place, row: seat === 1 ? [] : rowOf("abaca") }));
  show(Tv, watched(viewOf({ places, fates: [FOUND], misses: [] })));
  expect(document.querySelectorAll("ul.isTight > li")).toHaveLength(7);
  expect(texts("ul > li:nth-child(2) .fate span")).toEqual(["Max +4", "Lou +1"]);
});

it("needs the table on a phone only to turn a card that lies there", () => {
  const needs = (view: View): boolean | undefined => module.needsTable?.(view, ctrl);
  const row = rowOf("Lapin");
  const mine = viewOf({ offers: [turnOffer(1, 1, 2), proposeOffer(1, row)] });
  expect(needs(composeView())).toBe(false);
  expect(needs(mine)).toBe(true);
  ctrl.startProposing(mine);
  expect(needs(mine), "whose word it is and how it is spelled is asked in the hand").toBe(false);
  ctrl.putBack();
  expect(needs(viewOf({ offers: [proposeOffer(1, row), END] }))).toBe(false);
  expect(needs(voteView())).toBe(false);
});

it("composes at once in a hand beside a television, where the end of the round is read", () => {
  show(Hand, composeView({ round: 2, last_round: LAST }));
  expect(document.querySelectorAll("[data-tile]").length).toBeGreaterThanOrEqual(12);
  expect(texts("button")).not.toContain("Go on");
  expect(ctrl.unread(composeView({ round: 2, last_round: LAST })), "nor is it read again").toBeNull();
});
