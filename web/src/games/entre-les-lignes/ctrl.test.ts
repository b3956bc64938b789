import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BLANK } from "../../draw/strokes";
import { ACTS, Ceremony, PAUSE } from "./ceremony.svelte";
import { Reading } from "./ctrl.svelte";
import { OWN, revealView, voteView } from "./fixture";
import { open, openedOf } from "./open";

const table = () => new Reading({ keep: async () => "", show: async () => BLANK });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("picks a token first, and lays it after", () => {
  const ctrl = table();
  const view = voteView();
  ctrl.settle("ABCD", 1, view);
  expect(ctrl.vote(view)).toBe(null);
  ctrl.pick(view, "C");
  expect(ctrl.token(view)).toBe("C");
  expect(ctrl.vote(view)).toEqual({ type: "cast_vote", letter: "C" });
});

it("lays nothing that lies there already, and may change its mind", () => {
  const ctrl = table();
  const view = voteView({ own: { ...OWN, vote: "A" } });
  expect(ctrl.token(view)).toBe("A");
  expect(ctrl.vote(view)).toBe(null);
  ctrl.pick(view, "B");
  expect(ctrl.vote(view)).toEqual({ type: "cast_vote", letter: "B" });
  ctrl.putDown();
  expect(ctrl.token(view)).toBe("A");
});

it("holds no token where none may be laid, nor after the moment has passed", () => {
  const ctrl = table();
  const shut = voteView({ offers: [] });
  ctrl.pick(shut, "A");
  expect(ctrl.token(shut)).toBe(null);
  ctrl.settle("ABCD", 1, voteView());
  ctrl.pick(voteView(), "A");
  ctrl.spot = "B";
  ctrl.settle("ABCD", 1, voteView());
  expect(ctrl.token(voteView())).toBe("A");
  ctrl.settle("ABCD", 1, revealView());
  expect(ctrl.spot).toBe(null);
  expect(ctrl.token(voteView())).toBe(null);
});

it("has a vote in hand again that was taken back for a correction", () => {
  const ctrl = table();
  ctrl.settle("ABCD", 1, voteView({ own: { ...OWN, vote: "A" } }));
  const back = voteView();
  ctrl.settle("ABCD", 1, { ...back, offers: [] });
  ctrl.settle("ABCD", 1, back);
  expect(ctrl.token(back)).toBe("A");
  expect(ctrl.vote(back)).toEqual({ type: "cast_vote", letter: "A" });
  ctrl.pick(back, "B");
  ctrl.settle("ABCD", 1, back);
  expect(ctrl.token(back)).toBe("B");
});

it("does not take a vote up again that was given up, nor in another round", () => {
  const ctrl = table();
  ctrl.settle("ABCD", 1, voteView({ own: { ...OWN, vote: "A" } }));
  ctrl.settle("ABCD", 1, voteView({ own: { ...OWN, vote: "abstain" } }));
  expect(ctrl.token(voteView({ own: { ...OWN, vote: "abstain" } }))).toBe(null);
  ctrl.settle("ABCD", 1, voteView({ round: 2 }));
  expect(ctrl.token(voteView({ round: 2 }))).toBe(null);
});

it("reveals one thing after the other, or all at once", () => {
  const ceremony = new Ceremony();
  expect(ceremony.isOn).toBe(false);
  ceremony.begin();
  expect(ACTS.map((it) => ceremony.has(it))).toEqual([true, false, false, false, false]);
  vi.advanceTimersByTime(2 * PAUSE);
  expect(ACTS.filter((it) => ceremony.has(it))).toEqual(["votes", "word", "accomplice"]);
  ceremony.skip();
  expect(ceremony.has("points")).toBe(true);
  ceremony.begin();
  vi.advanceTimersByTime(10 * PAUSE);
  expect(ceremony.isOn).toBe(false);
});

it("opens what everybody knew: words, votes and artists", () => {
  const views = [1, 2, 0, 3].map((_, seat) =>
    voteView({ seat, own: { ...OWN, word: `word ${seat}`, spot: (["B", "active", "A", "C"] as const)[seat] ?? null, vote: "A" } }),
  );
  const opened = open(views);
  expect(opened.board.map((it) => it.seat)).toEqual([1, 2, 0, 3]);
  expect(openedOf(opened, 3)?.word).toBe("word 3");
  expect(openedOf(voteView(), 3)).toBe(null);
});
