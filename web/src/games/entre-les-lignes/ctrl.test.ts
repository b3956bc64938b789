import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BLANK } from "../../draw/strokes";
import type { Seen } from "../../wire/entre-les-lignes";
import { skip } from "../../ui/skips";
import { ACTS, PAUSE } from "./acts";
import { Reading } from "./ctrl.svelte";
import { OWN, places, RESULT, revealView, voteView } from "./fixture";
import { open, openedOf } from "./open";
import { notes } from "./strip";

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

it("takes neither a vote up again that was given up, nor one of another round", () => {
  const ctrl = table();
  ctrl.settle("ABCD", 1, voteView({ own: { ...OWN, vote: "A" } }));
  ctrl.settle("ABCD", 1, voteView({ own: { ...OWN, vote: "abstain" } }));
  ctrl.settle("ABCD", 1, voteView());
  expect(ctrl.token(voteView())).toBe("abstain");
  ctrl.settle("ABCD", 1, voteView({ round: 2 }));
  expect(ctrl.token(voteView({ round: 2 }))).toBe(null);
});

it("picks not to vote like a token, confirms it, and may change it like a vote", () => {
  const ctrl = table();
  const view = voteView();
  ctrl.pick(view, "abstain");
  expect(ctrl.token(view)).toBe("abstain");
  expect(ctrl.vote(view)).toEqual({ type: "abstain" });
  const done = voteView({ own: { ...OWN, vote: "abstain" } });
  ctrl.putDown();
  expect([ctrl.token(done), ctrl.vote(done)]).toEqual(["abstain", null]);
  ctrl.pick(done, "B");
  expect(ctrl.vote(done)).toEqual({ type: "cast_vote", letter: "B" });
  const shut = table();
  shut.pick(voteView({ offers: [] }), "abstain");
  expect(shut.token(voteView())).toBe(null);
});

it("keeps a round's result from the log and its points from the strip while it is played, and no other round's", () => {
  const ctrl = table();
  const told = (round: number): Seen => ({ type: "round_revealed", result: { ...RESULT, round }, deadline: null });
  const view = revealView({ places: places((seat) => ({ points: seat === 0 ? 5 : 1 })) });
  const points = () => notes(view, ctrl).map((it) => it.points);
  ctrl.settle("ABCD", 1, view);
  expect([ctrl.holds(told(1)), points()]).toEqual([false, [5, 1, 1, 1]]);
  ctrl.perform([told(1)]);
  expect([ctrl.holds(told(1)), ctrl.holds(told(0)), ctrl.holds({ type: "went_on", seat: 2 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(points()).toEqual([3, 1, 1, 1]);
  ctrl.scene.skip();
  expect([ctrl.holds(told(1)), points()]).toEqual([false, [5, 1, 1, 1]]);
});

it("remembers that time was up until the next phase or the next objection", () => {
  const ctrl = table();
  const late: Seen = { type: "time_ran_out", seats: [1] };
  ctrl.settle("ABCD", 1, voteView());
  ctrl.hear([late]);
  ctrl.settle("ABCD", 1, voteView());
  ctrl.hear([{ type: "vote_laid", seat: 1 }]);
  expect(ctrl.isLate).toBe(true);
  ctrl.hear([{ type: "objection_raised", by: 1, spot: "B", judges: [], deadline: null, left: null }]);
  expect(ctrl.isLate).toBe(false);
  ctrl.hear([late]);
  ctrl.settle("ABCD", 1, revealView());
  expect(ctrl.isLate).toBe(false);
});

it("reveals one thing after the other, once for each round, or all at once", () => {
  const ctrl = table();
  const told: Seen = { type: "round_revealed", result: RESULT, deadline: null };
  ctrl.settle("ABCD", 1, revealView());
  expect(ctrl.isRevealing).toBe(false);
  ctrl.perform([told]);
  expect(ACTS.map((it) => ctrl.scene.has(it))).toEqual([true, false, false, false, false]);
  vi.advanceTimersByTime(2 * PAUSE);
  ctrl.perform([told]);
  expect(ACTS.filter((it) => ctrl.scene.has(it))).toEqual(["votes", "word", "accomplice"]);
  vi.advanceTimersByTime(2 * PAUSE);
  expect([ctrl.scene.act, ctrl.isRevealing]).toEqual(["points", false]);
  // The first round of the next game is another one.
  ctrl.settle("ABCD", 2, revealView());
  ctrl.perform([told]);
  expect(ctrl.isRevealing).toBe(true);
  skip();
  expect(ctrl.scene.act).toBe(null);
  expect(ctrl.isRevealing).toBe(false);
});

it("opens what everybody knew: words, votes and artists", () => {
  const views = [1, 2, 0, 3].map((_, seat) =>
    voteView({
      seat,
      own: { ...OWN, word: `word ${seat}`, spot: (["B", "active", "A", "C"] as const)[seat] ?? null, vote: "A" },
    }),
  );
  const opened = open(views);
  expect(opened.board.map((it) => it.seat)).toEqual([1, 2, 0, 3]);
  expect(openedOf(opened, 3)?.word).toBe("word 3");
  expect(openedOf(voteView(), 3)).toBe(null);
});
