/** Whatever is offered can be sent from the plain table, and nothing else: the nine games, and one offer of each kind. */
import { describe, expect, it } from "vitest";
import type { Choice, Offer, Offers, Value } from "../wire/messages";
import * as between from "./between/fixture";
import * as lines from "./entre-les-lignes/fixture";
import { allows, valuesIn } from "./offers";
import { actionOf, blanksOf, type Draft, type Form, todo } from "./plain/forms";
import * as trapwords from "./trapwords/fixture";
import * as wordz from "./wordz/fixture";

const { offer, oneOf } = trapwords;
const lay = (card: number, ...spots: readonly (readonly number[])[]): Offer =>
  offer("lay", { card: oneOf(card), spot: oneOf(...spots) });
const TEXT: Choice = { type: "typed", longest: 120, words: 60, not_among: [] };
const WORD: Choice = { type: "typed", longest: 24, words: 1, not_among: ["dragon"] };

/** By game, what a view of it offers. */
const GAMES: Readonly<Record<string, Offers>> = {
  between: between.viewOf().offers,
  "between, hiding": [between.CHOOSE],
  "between, after asking": between.AFTER,
  line: [offer("place", { spot: oneOf([0, -1, 1], [0, 1, 0]) }), offer("exchange", { pile: oneOf(2, 3) })],
  "line, paying": [offer("pay", { numbers: oneOf([5], [2, 3]) }), offer("draw", { pile: oneOf(2, 3, 4) })],
  "kidz-line": [offer("place", { spot: oneOf([0, 1, 0]) }), offer("give_up")],
  "solo-line": [
    lay(5, [0, 0, 0], [0, 0, 1]),
    lay(22, [0, -1, 0]),
    offer("hint"),
    offer("give_up", { look: oneOf("yes", "no") }),
  ],
  "long-line": [
    lay(10, [1, 0, 0]),
    lay(13, [0, -1, 1], [1, 0, 0]),
    offer("take_back", { card: oneOf(23) }),
    offer("call"),
  ],
  "head-line": [offer("mark", { cards: { type: "some_of", values: [3, 9, 11, 18, 21], count: 3 } }), offer("give_up")],
  wordz: wordz.viewOf().offers,
  "wordz, composing": wordz.composeView().offers,
  "wordz, voting": [wordz.JUDGE],
  trapwords: [...trapwords.objections("stop", 1, 2), offer("tell_team", { text: TEXT }), offer("need_time")],
  "trapwords, traps": [offer("propose_trap", { word: WORD }), offer("edit_trap", { number: oneOf(1, 2), word: WORD })],
  "trapwords, clues": [offer("say", { word: WORD, clue: oneOf("next") }), offer("guess", { text: TEXT })],
  "entre les lignes": [
    lines.DRAW,
    lines.HAND_IN,
    offer("describe", { text: TEXT }),
    offer("describe", { text: oneOf("") }),
  ],
  "entre les lignes, voting": lines.voteView().offers,
};

/** By kind, an offer of it beside something else to choose. */
const KINDS: Readonly<Record<string, Choice>> = {
  one_of: { type: "one_of", values: [1, "two", [3, 4]], idle: ["two"] },
  two_of: { type: "two_of", low: 1, high: 6, apart: 2 },
  some_of: { type: "some_of", values: [1, 2, 5, 8], count: 2 },
  letters: { type: "letters", hand: "AABC", shortest: 2, longest: 3 },
  spelling: { type: "spelling", pattern: ["B", "AE", "XYZ"] },
  typed: WORD,
};

/** Some values of a choice, in full where there are few. */
function some(choice: Choice): readonly Value[] {
  switch (choice.type) {
    case "letters":
      return [choice.hand.slice(0, choice.shortest), [...choice.hand].reverse().join("").slice(0, choice.longest)];
    case "spelling":
      return [choice.pattern.map((it) => it[0]).join(""), choice.pattern.map((it) => it.at(-1)).join("")];
    case "typed":
      return choice.words === 1 ? ["feu", "arc-en-ciel"] : ["un feu dans la nuit"];
    default:
      return valuesIn(choice);
  }
}

function actionsIn({ action, fields }: Offer): readonly Readonly<Record<string, Value>>[] {
  return Object.entries(fields).reduce<Readonly<Record<string, Value>>[]>(
    (all, [name, choice]) => all.flatMap((before) => some(choice).map((value) => ({ ...before, [name]: value }))),
    [{ type: action }],
  );
}

/** Fills in a form as a hand does: field after field, from the front or from the back of what there is. */
function fill(form: Form, isLast: boolean): Readonly<Record<string, Value>> | null {
  let draft: Draft = {};
  for (let step = 0; step < 10; step += 1) {
    const open = blanksOf(form, draft).find((it) => it.value === undefined && it.after === null);
    const values = open?.ways.flatMap(some) ?? [];
    const value = values.at(isLast ? -1 : 0);
    if (!open || value === undefined) break;
    draft = { ...draft, [open.name]: value };
  }
  return actionOf(form, draft);
}

const kinds = Object.entries(KINDS).map(([kind, choice]): readonly [string, Offers] => [
  kind,
  [offer("alone", { it: choice }), offer("beside", { it: choice, whom: oneOf(0, 2) }), offer("nothing")],
]);

describe.each([...Object.entries(GAMES), ...kinds])("%s", (_, offers) => {
  const { forms, buttons, sketch } = todo(offers);

  it("has every action as a form, a button or a drawing, and only once", () => {
    const shown = [...forms.map((it) => it.action), ...buttons, ...(sketch === null ? [] : ["draw"])];
    expect(shown.toSorted()).toEqual(
      [...new Set(offers.map((it) => it.action))].filter((it) => it !== "need_time").toSorted(),
    );
  });

  it("can send whatever is offered", () => {
    for (const form of forms)
      for (const whole of form.offers.flatMap(actionsIn)) {
        const { type: _, ...draft } = whole;
        expect(actionOf(form, draft)).toEqual(whole);
      }
  });

  it.each([false, true])("sends only what is offered, filled in field by field (from the back: %s)", (isLast) => {
    for (const form of forms) {
      const { type, ...fields } = fill(form, isLast) ?? { type: "" };
      expect(type).toBe(form.action);
      expect(allows(offers, form.action, fields)).toBe(true);
      expect(form.offers.some((it) => Object.keys(it.fields).length === Object.keys(fields).length)).toBe(true);
    }
  });

  it("sends nothing that is half chosen, unless there was nothing to choose", () => {
    for (const form of forms) {
      const isSettled = blanksOf(form, {}).every((it) => it.value !== undefined);
      expect(actionOf(form, {}) !== null).toBe(isSettled);
    }
  });
});

describe("several offers of one action", () => {
  const [form] = todo([wordz.turnOffer(1, 1, 2), wordz.turnOffer(2, 0)]).forms as [Form];

  it("are one form, where what comes first decides what may follow", () => {
    const [whom, place] = blanksOf(form, {});
    expect(whom?.ways).toEqual([{ type: "one_of", values: [1, 2], idle: [] }]);
    expect(place?.after).toBe("whom");
    expect(blanksOf(form, { whom: 1 })[1]?.ways).toEqual([{ type: "one_of", values: [1, 2], idle: [] }]);
  });

  it("choose by themselves what is left, and drop what does not go with the rest any more", () => {
    expect(actionOf(form, { whom: 2 })).toEqual({ type: "turn_card", whom: 2, place: 0 });
    expect(actionOf(form, { whom: 2, place: 1 })).toEqual({ type: "turn_card", whom: 2, place: 0 });
    expect(actionOf(form, { whom: 1, place: 0 })).toBeNull();
  });

  it("call idle only what changes nothing whoever is chosen", () => {
    const [ask] = todo([between.askOffer(1, [6, 17]), between.askOffer(2, [6])]).forms as [Form];
    const idle = (draft: Draft): readonly Value[] =>
      blanksOf(ask, draft)[1]?.ways.flatMap((it) => (it.type === "one_of" ? it.idle : [])) ?? [];
    expect([idle({}), idle({ whom: 1 })]).toEqual([[6], [6, 17]]);
  });

  it("may leave out what another offer of it asks for", () => {
    const [form] = todo([offer("bid", { of: oneOf(1, 2) }), offer("bid", { of: oneOf(1), extra: oneOf(7) })]).forms as [
      Form,
    ];
    expect(actionOf(form, { of: 2 })).toEqual({ type: "bid", of: 2 });
    expect(actionOf(form, { of: 1 })).toEqual({ type: "bid", of: 1 });
    expect(actionOf(form, { of: 1, extra: 7 })).toEqual({ type: "bid", of: 1, extra: 7 });
  });

  it("send a text as it is tidied, and an empty one where that is offered", () => {
    const [form] = todo([offer("describe", { text: TEXT }), offer("describe", { text: oneOf("") })]).forms as [Form];
    expect(actionOf(form, { text: "  un   feu " })).toEqual({ type: "describe", text: "un feu" });
    expect(actionOf(form, { text: "" })).toEqual({ type: "describe", text: "" });
    expect(actionOf(form, {})).toBeNull();
  });
});
