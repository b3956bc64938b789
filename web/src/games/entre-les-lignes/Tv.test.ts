import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BLANK } from "../../draw/strokes";
import { settings } from "../../store/settings.svelte";
import { skip } from "../../ui/skips";
import type { Action, Seen, View } from "../../wire/entre-les-lignes";
import type { Mounted } from "../game";
import { after, texts } from "../laid";
import { seated } from "../seated";
import { svelte } from "../svelte.svelte";
import { type Props, Reading } from "./ctrl.svelte";
import { NAMES, OWN, places, RESULT, revealView, viewOf, voteView } from "./fixture";
import Hand from "./Hand.svelte";
import module from "./index";
import Tv from "./Tv.svelte";
import { HUNG, pace } from "./tv/pace";

const people = seated(NAMES, (seat) => ({ isBot: seat === 3 }));
const REVEALED: Seen = { type: "round_revealed", result: RESULT, deadline: null };
const watched = (view: View): View => ({ ...view, seat: null, own: null, offers: [] });
let ctrl: Reading;
let page: Mounted<Props> | null;
let sent: Action[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.language = "en";
  document.body.textContent = "";
  ctrl = new Reading({ keep: async () => "", show: async () => BLANK });
  page = null;
  sent = [];
});
afterEach(() => {
  page?.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(part: typeof Tv, view: View, ...news: Seen[]): void {
  const props: Props = {
    view,
    news,
    act: (action) => sent.push(action),
    pending: [],
    people,
    seat: view.seat,
    now: () => 0,
    rule: () => {},
    code: "ABCD",
    game: 1,
    ctrl,
    isAlone: part === Hand,
    cheers: { of: (drawing, kind) => (drawing === "2" && kind === "heart" ? [{ name: "Ada", isYou: false }] : []) },
  };
  if (page) page.update(props);
  else page = svelte(part)(document.body, props);
  flushSync();
}

const text = (): string => texts("body").join("");
const touchable = (): number => document.querySelectorAll("button, a, input, [tabindex]").length;

it("shows who is done while people draw, and no drawing", () => {
  show(Tv, watched(viewOf({ places: places((seat) => ({ has_handed_in: seat > 1, is_empty: seat === 3 })) })));
  expect(text()).toContain("Round 1 of 8");
  expect(texts("li")).toEqual(["Ada is drawing", "Lou Active is drawing", "Max is done"]);
  expect(document.querySelector(".frame")).toBeNull();
});

it("hangs all drawings at once beside the letters one votes by, and names the active player alone", () => {
  show(Tv, watched(voteView()));
  expect(document.querySelectorAll(".wall .frame")).toHaveLength(4);
  expect(texts(".wall li")).toEqual(["Active Lou", "A", "B", "C"]);
  expect(touchable()).toBe(0);
  const sent_back = voteView().board.map((it) => ({ ...it, is_sent_back: it.spot === "C" }));
  show(Tv, watched(voteView({ board: sent_back })));
  expect(texts(".wall li").at(-1)).toContain("Being corrected");
});

it("shows the drawing in which somebody sees letters, and who has answered", () => {
  const objection = { by: 0, spot: "B", judges: [1, 2], spoken: [2] } as const;
  show(Tv, watched(voteView({ objection })));
  expect(document.querySelectorAll(".frame")).toHaveLength(1);
  expect(text()).toContain("Ada thinks there are some in drawing B.");
  expect(texts("ul li")).toEqual(["Lou is looking", "Max has answered"]);
});

it("reveals one thing after the other: votes, the word, the pair drawn again, right and wrong, points", () => {
  const view = watched(revealView());
  show(Tv, view, REVEALED);
  expect(texts(".voters .unseen")).toEqual(["Ada", "Lou", "Max"]);
  expect(text()).not.toContain("avion");
  expect(module.holds?.(REVEALED, ctrl), "the line below does not run ahead").toBe(true);
  after(pace("votes"));
  expect(text()).toContain("The word was avion");
  expect(text()).not.toContain("Max");
  after(pace("word"));
  expect(text()).toContain("Lou and Max had it");
  expect(texts("figure")).toHaveLength(2);
  after(pace("accomplice"));
  expect(texts(".wall li")[1]).toContain("Max avion");
  expect(texts(".mark")).toEqual(["✓", "✗"]);
  expect(texts(".won")).toEqual([]);
  after(pace("wrong"));
  expect(texts(".won")).toEqual(["+2"]);
  expect(texts(".shown"), "the hearts of a drawing").toEqual(["Heart1"]);
  expect(module.holds?.(REVEALED, ctrl)).toBe(false);
  expect(touchable()).toBe(0);
});

it("shows a word that stands in two languages in both, wherever all look at it", () => {
  const both = {
    ...RESULT,
    word: "avion = plane",
    exhibits: RESULT.exhibits.map((it) => ({ ...it, word: it.seat === 0 ? "nuage = cloud" : "avion = plane" })),
  };
  const view = watched(revealView({ gallery: [both] }));
  show(Tv, view, { ...REVEALED, result: both });
  after(pace("votes"));
  expect(texts(".pair strong")).toEqual(["avion · plane"]);
  after(pace("word") + pace("accomplice"));
  expect(texts(".wall .word")).toEqual(["avion · plane", "avion · plane", "nuage · cloud", "avion · plane"]);
  show(Tv, { ...view, phase: "over" });
  expect(texts("h2")).toEqual(["Round 1: avion · plane"]);
});

it("shows it all at once to a television that comes later, and act by act also where nothing may move", () => {
  show(Tv, watched(revealView()));
  expect(texts(".won")).toEqual(["+2"]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  show(Tv, watched(revealView({ round: 2, gallery: [{ ...RESULT, round: 2 }] })), {
    ...REVEALED,
    result: { ...RESULT, round: 2 },
  });
  expect(texts(".won")).toEqual([]);
  skip();
  flushSync();
  expect(texts(".won")).toEqual(["+2"]);
});

it("passes one row for each round at the end, by itself, and has the time for all of them", () => {
  const gallery = [RESULT, { ...RESULT, round: 2, word: "clé" }];
  const view = watched(viewOf({ phase: "over", gallery }));
  show(Tv, view);
  expect(texts("h2")).toEqual(["Round 1: avion"]);
  expect(document.querySelectorAll(".wall .frame")).toHaveLength(4);
  after(HUNG);
  expect(texts("h2")).toEqual(["Round 2: clé"]);
  after(HUNG);
  expect(texts("h2")).toEqual(["Round 1: avion"]);
  expect(module.encore?.(view)).toBe(2 * HUNG);
  expect(touchable()).toBe(0);
});

it("needs the table on a phone only to draw on", () => {
  const needs = (view: View): boolean | undefined => module.needsTable?.(view, ctrl);
  expect(needs(viewOf())).toBe(true);
  expect(needs(viewOf({ offers: [{ action: "take_back", fields: {} }] }))).toBe(false);
  expect(needs(voteView())).toBe(false);
  expect(needs(revealView())).toBe(false);
});

it("does all the rest with the hand: looks closely, votes, sees letters, counts the rounds again, goes on", () => {
  const press = (name: string): void => {
    const buttons = [...document.querySelectorAll("button")];
    buttons.find((it) => it.textContent.trim() === name || it.getAttribute("aria-label") === name)?.click();
    flushSync();
  };
  const letters = {
    action: "object",
    fields: { spot: { type: "one_of", values: ["active", "A"], idle: [] } },
  } as const;
  const view = voteView({ own: { ...OWN, spot: "B" } });
  show(Hand, { ...view, offers: [...view.offers, letters] });
  expect(text()).toContain("Yours B");
  press("Look closely");
  expect(document.querySelector("dialog")?.textContent).toContain("The active player’s drawing");
  press("Next drawing");
  press("I see letters or digits");
  press("Ask the others");
  press("Token C");
  press("Vote for C");
  const wish = { action: "recount", fields: { wish: { type: "one_of", values: ["recount"], idle: [] } } } as const;
  const reveal = revealView({ recounted: 4 });
  show(Hand, { ...reveal, offers: [...reveal.offers, wish] }, REVEALED);
  press("Go on");
  after(60_000);
  press("Yes, 4 rounds");
  expect(sent).toEqual([
    { type: "object", spot: "A" },
    { type: "cast_vote", letter: "C" },
    { type: "go_on" },
    { type: "recount", wish: "recount" },
  ]);
});
