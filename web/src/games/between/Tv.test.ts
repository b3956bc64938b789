import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Action, Seen, View } from "../../wire/between";
import { Laid } from "../laid";
import { Choosing } from "./ctrl.svelte";
import { AFTER, JOKER, people, viewOf } from "./fixture";
import Hand from "./Hand.svelte";
import module from "./index";
import Tv from "./Tv.svelte";

type Between = Laid<View, Action, Seen, Choosing>;

const watched = (change: Partial<View> = {}): View => viewOf({ seat: null, own: null, offers: [], ...change });
const ctrl = new Choosing();
const here: Between[] = [];

function lay(part: typeof Tv, view: View): Between {
  const laid: Between = new Laid(part, { view, people, ctrl: new Choosing(), isAlone: part === Hand });
  here.push(laid);
  return laid;
}

const move = (): string => document.querySelector("[data-move]")?.textContent.replace(/\s+/g, " ").trim() ?? "";
const cell = (n: number): Element | null => document.querySelector(`[data-number="${n}"]`);

beforeEach(() => {
  settings.language = "en";
  document.body.textContent = "";
});
afterEach(() => here.splice(0).forEach((it) => it.remove()));

it("shows a whole room the places, the board and the last question", () => {
  const tv = lay(Tv, watched());
  for (const { name } of people) expect(tv.text).toContain(name);
  expect(cell(6)?.getAttribute("aria-label")).toBe("6, laid by Lou between the hidden cards");
  expect(cell(20)?.getAttribute("aria-label")).toBe("20, no from Lou and Zoé");
  expect(cell(20)?.querySelectorAll("svg")).toHaveLength(2);
  expect(move()).toBe("Zoé asks Lou for 6 Between");
  expect(document.querySelector("button, a, input")).toBeNull();
});

it("keeps a move until the next one, and no longer than its round", () => {
  const tv = lay(Tv, watched());
  tv.see(watched(), { type: "question_answered", asker: 0, whom: 2, value: 17, answer: "no" });
  expect(move()).toBe("Ada asks Max for 17 No");
  tv.see(watched({ active: 1 }), { type: "turn_began", seat: 1, deadline: null });
  expect(move()).toBe("Ada asks Max for 17 No");
  tv.see(watched(), { type: "interval_found", by: 1, whom: 2, interval: [3, 12] });
  expect(move()).toBe("Lou announces to Max 3 12 Found a point for Lou");
  tv.see(watched(), { type: "interval_conceded", seat: 3, to: 1, interval: [2, 7] });
  expect(move()).toBe("Zoé shows it to Lou 2 7 Shown a point for Lou");
  // What was whispered is seen, not heard.
  tv.see(watched(), { type: "joker_played", asker: 0, whom: 3 });
  expect(move()).toMatch(/^Ada plays a joker and whispers with Zoé .*Hush…$/);
  tv.see(watched(), { type: "proposal_failed", by: 0, whom: 3 });
  expect(move()).toBe("Ada announces in a whisper to Zoé Missed Ada is out");
  tv.see(
    watched({ round: 2, questions: [] }),
    { type: "interval_found", by: 1, whom: 0, interval: [4, 9] },
    { type: "hand_dealt", round: 2, first: 0, hand: [], deadline: null },
  );
  expect(move(), "of the round before").toBe("");
});

it("tells what a round has brought while the next one is dealt", () => {
  const tv = lay(Tv, watched());
  tv.see(
    watched({
      round: 2,
      phase: "choose",
      last_round: { round: 1, finds: [[1, 2, [3, 12]]], eliminated: [0], points: [0, 1, 0, 0] },
    }),
  );
  expect(tv.text).toContain("End of round 1");
  expect(tv.text).toContain("Lou found Max");
  expect(tv.text).toContain("Out: Ada");
  expect(document.querySelector("ol li")?.textContent).toContain("Lou");
});

it("leaves the board away where everybody writes on a sheet of their own", () => {
  const tv = lay(Tv, watched({ options: { ...viewOf().options, follow_up: "notes" } }));
  expect(cell(1)).toBeNull();
  expect(move()).toContain("Zoé asks Lou");
  expect(tv.text).toContain("Max");
});

it("lets a hand ask, announce and play a joker without the table", () => {
  expect(module.needsTable?.(viewOf(), ctrl)).toBe(false);
  expect(module.needsTable?.(watched(), ctrl), "who watches has no hand").toBe(true);
  const hand = lay(Hand, viewOf());
  hand.press("Choose Max");
  hand.press("10");
  hand.press("Ask Max for 10");
  hand.see(viewOf({ has_asked: true, offers: AFTER }));
  hand.press("Announce");
  hand.press("Choose Lou");
  hand.press("10");
  hand.press("14");
  hand.press("Announce 10 and 14 to Lou");
  hand.press("Announce 10 and 14");
  hand.see(viewOf({ has_asked: true, offers: [JOKER] }));
  hand.press("Joker");
  hand.press("Choose Zoé");
  hand.press("13");
  hand.press("Is Zoé hiding 13?");
  hand.press("Play my joker");
  expect(hand.sent).toEqual([
    { type: "ask", whom: 2, value: 10 },
    { type: "announce", whom: 1, interval: [10, 14] },
    { type: "play_joker", whom: 3, value: 13 },
  ]);
});

it("has a sheet of one's own in the hand, and nothing twice where the table lies here too", () => {
  const notes = viewOf({
    active: 1,
    options: { ...viewOf().options, follow_up: "notes" },
    offers: [1, 2, 3].map((whom) => ({
      action: "take_note",
      fields: {
        whom: { type: "one_of", values: [whom], idle: [] },
        value: { type: "one_of", values: [2, 3], idle: [] },
        mark: { type: "one_of", values: ["blank", "crossed", "circled"], idle: [] },
      },
    })),
  });
  const hand = lay(Hand, notes);
  hand.press("Choose Max");
  expect(hand.text).toContain("Your sheet for Max");
  hand.press("3");
  expect(hand.sent).toEqual([{ type: "take_note", whom: 2, value: 3, mark: "crossed" }]);
  hand.leave(false);
  expect(cell(3)).toBeNull();
});
