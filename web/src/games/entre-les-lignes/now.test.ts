import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { View } from "../../wire/entre-les-lignes";
import { JUDGE, OWN, places, revealView, speaker, viewOf, voteView, watcher } from "./fixture";
import { now } from "./now";
import { notes } from "./strip";

const asked = { by: 2, spot: "B", judges: [0, 1, 3], spoken: [3] } as const;
const MOMENTS: readonly (readonly [string, View, boolean, string | undefined])[] = [
  ["ready", viewOf({ phase: "ready", offers: [] }), false, undefined],
  ["drawing", viewOf(), true, "EL-16"],
  ["drawing as the active player", viewOf({ active: 0 }), true, "EL-16"],
  ["handed in", viewOf({ places: places((seat) => ({ has_handed_in: seat === 0 })), offers: [] }), false, "EL-19"],
  ["voting", voteView(), true, "EL-21"],
  ["voting as the active player", voteView({ active: 0 }), true, "EL-21"],
  ["voted", voteView({ own: { ...OWN, vote: "A" }, places: places((seat) => ({ has_voted: seat === 0 })) }), false, "EL-21"],
  ["asked about a drawing", voteView({ objection: asked, offers: [JUDGE] }), true, "EL-17"],
  ["others asked", voteView({ objection: { ...asked, by: 0, judges: [1, 2, 3] }, offers: [] }), false, "EL-17"],
  ["answered", voteView({ objection: asked, offers: [] }), false, "EL-17"],
  ["correcting", voteView({ own: { ...OWN, is_sent_back: true } }), true, "EL-17"],
  ["waiting for a correction", voteView({ own: { ...OWN, vote: "A" }, places: places(() => ({ has_voted: true })) }), false, "EL-17"],
  ["looking at the result", revealView(), true, "EL-26"],
  ["gone on", revealView({ offers: [] }), false, "EL-26"],
  ["over", revealView({ phase: "over", offers: [] }), false, undefined],
];

describe.each(["fr", "en"] as const)("in %s", (language) => {
  beforeEach(() => {
    settings.language = language;
  });

  it.each(MOMENTS)("has a sentence when %s", (_, view, isMine, rule) => {
    const said = now(view, speaker);
    expect(said.text).toMatch(/^\p{Lu}.*[.?]$/u);
    expect(said.text).not.toMatch(/[{}]|undefined/);
    expect(said.isMine).toBe(isMine);
    expect(said.rule).toBe(rule);
  });

  it.each(MOMENTS)("never calls who only watches when %s", (_, view) => {
    const said = now({ ...view, seat: null, own: null, offers: [] }, watcher);
    expect(said.isMine).toBe(false);
    expect(said.text).not.toMatch(/[{}]|undefined/);
  });

  it("never says a word before it is told", () => {
    for (const [, view] of MOMENTS) expect(now(view, speaker).text).not.toContain("nuage");
  });
});

it("shows in the strip who is active, who is done, and points", () => {
  settings.language = "en";
  const view = viewOf({ places: places((seat) => ({ has_handed_in: seat > 1, points: seat })) });
  expect(notes(view)).toEqual([
    { points: 0, isActive: false, note: "drawing" },
    { points: 1, isActive: true, note: "" },
    { points: 2, isActive: false, note: "done" },
    { points: 3, isActive: false, note: "done" },
  ]);
  expect(notes(voteView({ objection: asked })).map((it) => it.note)).toEqual(["looking", "looking", "looking", "answered"]);
});
