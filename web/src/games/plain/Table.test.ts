/** The plain table as people see and touch it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryShelf } from "../../link/outbox";
import { settings } from "../../store/settings.svelte";
import type { Offers } from "../../wire/messages";
import { texts } from "../laid";
import { seated } from "../seated";
import { teller } from "../telling";
import { Choosing, type PlainView, type Props } from "./choosing.svelte";
import Hand from "./Hand.svelte";
import { plain } from ".";
import Table from "./Table.svelte";

const FIELDS = { seat_fields: ["active", "by", "seat", "whom", "winners"], team_fields: [] };
const WORDS = {
  "action.ask": "Ask",
  "field.whom": "Whom?",
  "view.own.hand": "Your hand",
  "view.seed": "",
  "view.said.at": "",
  "value.answer.no": "NO",
  "now.mine": "Ask somebody.",
  "now.others": "{active} thinks.",
  "told.asked": "{seat} asks {whom}.",
  "ending.most": "{winners} had most.",
};
const people = seated(["Ada", "Lou", "Max"], (seat) => ({ isYou: seat === 0, isBot: seat === 2 }));
const one = (...values: (number | string)[]) => ({ type: "one_of", values, idle: [] }) as const;
const ASK: Offers = [
  { action: "ask", fields: { whom: one(1, 2), value: { ...one(4, 5, 6), idle: [5] } } },
  { action: "end_turn", fields: {} },
];

let pages: Record<string, unknown>[] = [];
const act = vi.fn();
const all = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];
const touch = (selector: string, text: string): void => {
  all(selector)
    .find((it) => it.textContent?.trim().startsWith(text))!
    .click();
  flushSync();
};
const write = (text: string): void => {
  const [line] = all<HTMLInputElement>("input.entry");
  line!.value = text;
  line!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
};

function viewOf(change: Partial<PlainView> = {}): PlainView {
  return {
    type: "toy",
    seat: 0,
    options: { pace: "off" },
    round: 2,
    phase: "turn",
    active: 0,
    has_asked: true,
    is_late: false,
    seed: "not shown",
    empty: [],
    nobody: null,
    deadline: 9,
    places: [0, 1, 2].map((it) => ({ cards: 4 + it, points: it, is_out: it === 2 })),
    own: { hand: [3, 7], secret: null },
    said: [
      { by: 1, answer: "no" },
      { by: 2, answer: "yes" },
      { by: 0, answer: "no", is_loud: true, at: 5 },
    ],
    outcome: null,
    offers: ASK,
    ...change,
  };
}

function lay(view: PlainView, parts = [Table, Hand]): Choosing {
  const ctrl = new Choosing(() => teller(WORDS, FIELDS, "en"), doors);
  const props: Props = {
    view,
    act,
    ctrl,
    people,
    news: [],
    pending: [],
    seat: view.seat,
    now: () => 0,
    rule: () => undefined,
    code: "ABCD",
    game: 1,
  };
  pages = parts.map((it) => mount(it, { target: document.body, props }));
  flushSync();
  return ctrl;
}

const doors = { keep: vi.fn(async () => "a".repeat(32)), show: async () => ({ strokes: [] }), shelf: memoryShelf() };

beforeEach(() => {
  settings.language = "en";
  document.body.textContent = "";
  act.mockClear();
});
afterEach(async () => {
  await Promise.all(pages.map((it) => unmount(it)));
  pages = [];
});

it("shows everything but what is empty or told elsewhere, by its word or its name", () => {
  lay(viewOf());
  const page = document.body.textContent ?? "";
  expect(texts("dt")).toEqual(["Your hand", "Round", "Phase", "Cards", "Cards", "Cards", "Said"]);
  expect(texts(".people li strong")).toEqual(["Ada", "Lou", "Max"]);
  expect(texts(".chip")).toEqual(["3", "7"]);
  expect(texts("li.flag")).toEqual(["Asked", "Out"]);
  for (const hidden of ["not shown", "Late", "Empty", "Nobody", "deadline", "pace"]) expect(page).not.toContain(hidden);
});

it("makes a small table of rows, with names for seats and words for values", () => {
  lay(viewOf());
  expect(texts("th")).toEqual(["By", "Answer", "Loud"]);
  expect(texts("td")).toEqual(["Lou", "NO", "", "Max", "yes", "", "Ada", "NO", "✓"]);
});

it("keeps what is mine on the private paper, covered when somebody leans over", () => {
  const ctrl = lay(viewOf());
  const [paper] = all("section.private");
  expect(paper?.textContent).toContain("Your hand");
  expect(paper?.textContent).toContain("Whom?");
  touch("label.tile", "Lou");
  touch("label.tile", "6");
  expect(texts("button.main")).toEqual(["Ask · Lou · 6"]);
  ctrl.isCovered = true;
  flushSync();
  expect(texts("button.main")).toEqual(["Ask"]);
});

it("sends a choice once all of it is made, and a button at once", () => {
  lay(viewOf());
  const [main] = all<HTMLButtonElement>("button.main");
  expect(main?.disabled).toBe(true);
  touch("label.tile", "Max");
  expect(main?.disabled).toBe(true);
  touch("label.tile", "4");
  touch("button.main", "Ask");
  touch("button.plain", "End turn");
  expect(act.mock.calls).toEqual([[{ type: "ask", whom: 2, value: 4 }], [{ type: "end_turn" }]]);
});

it("asks for everything in the hand, where the table above is a game's own", () => {
  lay(viewOf(), [Hand]);
  expect(texts("legend")).toEqual(["Whom?", "Value"]);
  touch("label.tile", "Lou");
  touch("label.tile", "4");
  touch("button.main", "Ask");
  expect(act).toHaveBeenCalledWith({ type: "ask", whom: 1, value: 4 });
});

it("asks only once, where both are plain", () => {
  lay(viewOf());
  expect(all("form").length).toBe(1);
});

it("marks what would change nothing, for the eye and for the ear", () => {
  lay(viewOf());
  expect(texts("label.isIdle")).toEqual(["5 would change nothing"]);
});

it("lays a word from its cards, by touch and by writing", () => {
  lay(
    viewOf({
      offers: [{ action: "lay_word", fields: { word: { type: "letters", hand: "ABBE", shortest: 2, longest: 4 } } }],
    }),
  );
  touch("button.tile", "B");
  touch("button.tile", "E");
  touch("button.main", "Lay word");
  write("abbé");
  touch("button.main", "Lay word");
  expect(act.mock.calls).toEqual([[{ type: "lay_word", word: "BE" }], [{ type: "lay_word", word: "ABBE" }]]);
  expect(all<HTMLButtonElement>("button.tile").every((it) => it.disabled)).toBe(true);
});

it("spells a word, by writing and place by place", () => {
  lay(
    viewOf({
      offers: [{ action: "propose", fields: { word: { type: "spelling", pattern: ["L", "AEIOU", "BCDT"] } } }],
    }),
  );
  write("a");
  const [, , last] = all<HTMLSelectElement>("select");
  last!.value = "C";
  last!.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  touch("button.main", "Propose");
  expect(act).toHaveBeenCalledWith({ type: "propose", word: "LAC" });
});

it("says why a text may not go, and sends it with Enter when it may", () => {
  lay(
    viewOf({
      offers: [{ action: "guess", fields: { word: { type: "typed", longest: 9, words: 1, not_among: ["feu"] } } }],
    }),
  );
  write("Feu");
  expect(texts("p.problem")).toEqual(["This word cannot be used here."]);
  write("deux mots");
  expect(texts("p.problem")).toEqual(["One word of letters and digits; a hyphen or an apostrophe may join them."]);
  write("aile");
  expect(texts("p.problem")).toEqual([]);
  all<HTMLFormElement>("form")[0]!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  expect(act).toHaveBeenCalledWith({ type: "guess", word: "aile" });
});

it("counts what is picked of several, and takes two from low to high", () => {
  lay(
    viewOf({
      offers: [
        {
          action: "mark",
          fields: {
            cards: { type: "some_of", values: [3, 8, 9], count: 2 },
            ends: { type: "two_of", low: 1, high: 5, apart: 2 },
          },
        },
      ],
    }),
  );
  touch("label.tile", "8");
  expect(texts("fieldset p")[0]).toBe("1 of 2");
  touch("label.tile", "3");
  expect(all<HTMLInputElement>("input:disabled").length).toBeGreaterThan(0);
  touch("label.tile", "2");
  touch("label.tile", "5");
  touch("button.main", "Mark");
  expect(act).toHaveBeenCalledWith({ type: "mark", cards: [3, 8], ends: [2, 5] });
});

it("searches where there is much to choose from", () => {
  const words = Array.from({ length: 80 }, (_, at) => `word ${at}`);
  lay(viewOf({ offers: [{ action: "name", fields: { it: one(...words) } }] }));
  expect(all("label.tile").length).toBe(60);
  write("word 77");
  expect(texts("label.tile")).toEqual(["word 77"]);
});

it("forgets a choice that was sent, and keeps one that was refused", () => {
  const ctrl = new Choosing(() => teller(WORDS, FIELDS, "en"), doors);
  const view = viewOf();
  const form = ctrl.form(view)!;
  ctrl.settle("ABCD", 1, view);
  ctrl.choose(form, "whom", 1);
  ctrl.choose(form, "value", 6);
  ctrl.send(view, act);
  ctrl.settle("ABCD", 1, view);
  expect(ctrl.draft(form)).toEqual({ whom: 1, value: 6 });
  ctrl.settle("ABCD", 1, viewOf());
  expect(ctrl.draft(form)).toEqual({});
});

it("keeps what was written on meanwhile, and into another phase; not what was picked", () => {
  const ctrl = new Choosing(() => teller(WORDS, FIELDS, "en"), doors);
  const typed = { type: "typed", longest: 20, words: 1, not_among: [] } as const;
  const offers: Offers = [{ action: "say", fields: { word: typed, to: one(1, 2) } }];
  const form = ctrl.form(viewOf({ offers }))!;
  const view = viewOf({ offers });
  ctrl.settle("ABCD", 1, view);
  ctrl.choose(form, "to", 1);
  ctrl.choose(form, "word", "feu");
  ctrl.send(view, act);
  ctrl.choose(form, "word", "aile");
  ctrl.settle("ABCD", 1, viewOf({ offers }));
  expect(ctrl.draft(form)).toEqual({ to: 1, word: "aile" });
  ctrl.settle("ABCD", 1, viewOf({ offers, phase: "next" }));
  expect(ctrl.draft(form)).toEqual({ word: "aile" });
});

it("sends a button only after the table has all of the drawing", async () => {
  const offers: Offers = [
    { action: "draw", fields: { drawing: { type: "strokes" } } },
    { action: "hand_in", fields: {} },
  ];
  const view = viewOf({ offers, own: { drawing: "", word: "nuage" } });
  const ctrl = lay(view);
  expect(all("[role=application]").length).toBe(1);
  ctrl.paper.stroke({ strokes: [[1, 1, [5, 5, 99]]] });
  touch("button.main", "Hand in");
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ type: "hand_in" }));
  expect(doors.keep).toHaveBeenCalledTimes(1);
});

it("tells by the words of the face, and without any by what there is", () => {
  const speaker = { seat: 0, name: (seat: number) => people[seat]?.name ?? "" };
  const outcome = { why: "most_points", winners: [1, 2], points: [0, 3, 3] };
  const [worded, bare] = [plain(teller(WORDS, FIELDS, "en")), plain(teller({}, FIELDS, "en"))];
  const waiting = viewOf({ active: 1, offers: [{ action: "need_time", fields: {} }] });
  expect([worded.now(viewOf(), speaker), worded.now(waiting, speaker)]).toEqual([
    { text: "Ask somebody.", isMine: true },
    { text: "Lou thinks.", isMine: false },
  ]);
  expect([bare.now(viewOf(), speaker).text, bare.now(waiting, speaker).text]).toEqual([
    "Your turn",
    "It is Lou’s turn.",
  ]);
  expect(worded.tell({ type: "asked", seat: 1, whom: 2 }, speaker)).toBe("Lou asks Max.");
  expect(worded.ending({ ...outcome, why: "most" }, speaker)).toBe("Lou and Max had most.");
  expect(bare.ending(outcome, speaker)).toBe("Lou and Max · Most points");
  expect(bare.notes(viewOf(), undefined)).toEqual([
    { points: 0, isActive: true, isOut: false },
    { points: 1, isActive: false, isOut: false },
    { points: 2, isActive: false, isOut: true },
  ]);
  expect(bare.open?.([0, 1, 2].map((seat) => viewOf({ seat })))).toMatchObject({
    seat: null,
    offers: [],
    opened: [{}, {}, {}],
  });
});
