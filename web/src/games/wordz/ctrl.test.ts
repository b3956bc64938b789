import { describe, expect, it } from "vitest";
import type { Draft } from "../../wire/wordz";
import { Wording } from "./ctrl.svelte";
import { composeView, END, HAND, LOOK_UP, PASS, proposeOffer, turnOffer, viewOf } from "./fixture";

function composing(word: string, change: Parameters<typeof composeView>[0] = {}) {
  const view = composeView(change);
  const ctrl = new Wording();
  ctrl.settle(view);
  ctrl.composing.type(word);
  return { view, ctrl };
}
const own = (...drafts: Draft[]) => ({ hand: HAND, word: "", drafts });

describe("laying a word", () => {
  it("looks a word up once, one at a time, when it is long enough", () => {
    const { view, ctrl } = composing("m");
    expect(ctrl.lookUp(view, [])).toBeNull();
    ctrl.composing.type("a");
    expect(ctrl.lookUp(view, [])).toEqual({ type: "look_up", word: "MA" });
    expect(ctrl.lookUp(view, [{ type: "look_up", word: "M" }])).toBeNull();
    expect(ctrl.lookUp(composeView({ own: own(["MA", true]) }), [])).toBeNull();
  });

  it("lays a listed word at once", () => {
    const { view, ctrl } = composing("mac", { own: own(["MAC", true]) });
    expect(ctrl.lay(view, [])).toEqual({ type: "lay_word", word: "MAC" });
    expect(ctrl.question(view)).toBeNull();
  });

  it("asks a second time before an unlisted one", () => {
    const { view, ctrl } = composing("mach", { own: own(["MACH", false]) });
    expect(ctrl.lay(view, [])).toBeNull();
    expect(ctrl.question(view)).toBe("lay");
    expect(ctrl.agreed(view)).toEqual({ type: "lay_word", word: "MACH" });
    ctrl.drop();
    expect(ctrl.question(view)).toBeNull();
  });

  it("waits for the dictionary before it lays what nobody looked up", () => {
    const { view, ctrl } = composing("mach");
    expect(ctrl.lay(view, [])).toEqual({ type: "look_up", word: "MACH" });
    expect(ctrl.question(view)).toBe("lay");
    expect(ctrl.isChecking(view)).toBe(true);
    expect(ctrl.agreed(view)).toBeNull();
    const known = composeView({ own: own(["MACH", true]) });
    expect(ctrl.isChecking(known)).toBe(false);
    expect(ctrl.agreed(known)).toEqual({ type: "lay_word", word: "MACH" });
    ctrl.composing.back();
    expect(ctrl.question(known), "another word is another question").toBeNull();
  });

  it("lays only listed words where that was agreed", () => {
    const options = { ...composeView().options, words: "listed_only" } as const;
    const { view, ctrl } = composing("mach", { options, own: own(["MACH", false]), offers: [LOOK_UP, PASS] });
    expect(ctrl.mayLay(view)).toBe(false);
    expect(ctrl.lay(view, [])).toBeNull();
    ctrl.composing.put("mac");
    const listed = { action: "lay_word", fields: { word: { type: "one_of", values: ["MAC"], idle: [] } } } as const;
    const known = composeView({ options, own: own(["MAC", true]), offers: [listed, LOOK_UP, PASS] });
    expect(ctrl.lay(view, [])).toEqual({ type: "look_up", word: "MAC" });
    expect(ctrl.agreed(view)).toBeNull();
    expect(ctrl.lay(known, [])).toEqual({ type: "lay_word", word: "MAC" });
  });

  it("passes on the second word, and forgets the question when the round goes on", () => {
    const { view, ctrl } = composing("");
    ctrl.askPass();
    expect(ctrl.agreed(view)).toEqual({ type: "pass_composing" });
    ctrl.settle(viewOf());
    ctrl.settle(view);
    expect(ctrl.question(view)).toBeNull();
  });
});

describe("a turn", () => {
  it("turns a card on the second tap, and moves to another before", () => {
    const view = viewOf();
    const ctrl = new Wording();
    expect(ctrl.tapCard(view, 1, 2)).toBeNull();
    expect(ctrl.tapCard(view, 2, 0)).toBeNull();
    expect(ctrl.turn(view)).toEqual({ type: "turn_card", whom: 2, place: 0 });
    expect(ctrl.tapCard(view, 2, 0)).toEqual({ type: "turn_card", whom: 2, place: 0 });
    expect(ctrl.tapCard(view, 1, 0), "it lies open").toBeNull();
    expect(ctrl.isPicked(2, 0)).toBe(true);
  });

  it("spells a word for the chosen seat", () => {
    const view = viewOf();
    const ctrl = new Wording();
    ctrl.startProposing(view);
    expect(ctrl.target(view)).toBeNull();
    ctrl.proposeFor(view, 1);
    expect(ctrl.proposal(view)).toBeNull();
    ctrl.spelling.type("lapin");
    expect(ctrl.proposal(view)).toEqual({ type: "propose", whom: 1, word: "LAPIN" });
    ctrl.putBack();
    expect(ctrl.proposal(view)).toBeNull();
  });

  it("needs no choosing where one word is left", () => {
    const row = viewOf().places[1]?.row ?? [];
    const view = viewOf({ offers: [turnOffer(1, 1), proposeOffer(1, row)] });
    const ctrl = new Wording();
    ctrl.startProposing(view);
    expect(ctrl.target(view)).toBe(1);
    expect(ctrl.spelling.letters).toEqual(["L", null, null, null, null]);
  });

  it("forgets the card and the pen when they are of no use any more", () => {
    const ctrl = new Wording();
    ctrl.settle(viewOf());
    ctrl.tapCard(viewOf(), 1, 2);
    ctrl.settle(viewOf({ has_turned: true, offers: [proposeOffer(1, viewOf().places[1]?.row ?? []), END] }));
    expect(ctrl.card).toBeNull();
    ctrl.startProposing(viewOf());
    ctrl.settle(viewOf({ active: 1, offers: [] }));
    expect(ctrl.isProposing).toBe(false);
  });
});

it("shows the end of a round until it is read", () => {
  const last_round = { round: 1, fates: [], won: [0, 0, 0], points: [0, 0, 0] };
  const view = composeView({ round: 2, last_round });
  const ctrl = new Wording();
  expect(ctrl.unread(composeView())).toBeNull();
  expect(ctrl.unread(view)).toEqual(last_round);
  ctrl.read(view);
  expect(ctrl.unread(view)).toBeNull();
  expect(ctrl.unread(composeView({ last_round: { ...last_round, round: 2 } }))).not.toBeNull();
});
