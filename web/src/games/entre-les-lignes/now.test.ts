import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { View } from "../../wire/entre-les-lignes";
import { inBothLanguages } from "../whole";
import { JUDGE, NAMES, OWN, places, revealView, speaker, viewOf, voteView, watcher } from "./fixture";
import { now } from "./now";
import { areTooFew, awaitedOf } from "./reading";
import { notes } from "./strip";

const asked = { by: 2, spot: "B", judges: [0, 1, 3], spoken: [3] } as const;
const CORRECTING = voteView({
  own: { ...OWN, is_sent_back: true },
  board: voteView().board.map((it) => ({ ...it, is_sent_back: it.spot === "B" })),
  offers: [],
});
const MOMENTS: readonly (readonly [string, View, boolean, string | undefined])[] = [
  ["ready", viewOf({ phase: "ready", offers: [] }), false, undefined],
  ["drawing", viewOf(), true, "EL-16"],
  ["drawing as the active player", viewOf({ active: 0 }), true, "EL-16"],
  ["handed in", viewOf({ places: places((seat) => ({ has_handed_in: seat === 0 })), offers: [] }), false, "EL-19"],
  ["voting", voteView(), true, "EL-21"],
  ["voting as the active player", voteView({ active: 0 }), true, "EL-21"],
  [
    "voted",
    voteView({ own: { ...OWN, vote: "A" }, places: places((seat) => ({ has_voted: seat === 0 })) }),
    false,
    "EL-21",
  ],
  ["asked about a drawing", voteView({ objection: asked, offers: [JUDGE] }), true, "EL-17"],
  ["others asked", voteView({ objection: { ...asked, by: 0, judges: [1, 2, 3] }, offers: [] }), false, "EL-17"],
  ["answered", voteView({ objection: asked, offers: [] }), false, "EL-17"],
  ["correcting", CORRECTING, true, "EL-17"],
  ["waiting for a correction", { ...CORRECTING, own: OWN }, false, "EL-17"],
  [
    "coming in with the next round",
    viewOf({ places: places((seat) => ({ is_playing: seat > 0 })), offers: [] }),
    false,
    "EL-14",
  ],
  [
    "coming in while a drawing is corrected",
    { ...CORRECTING, places: places((seat) => ({ is_playing: seat > 0 })), offers: [] },
    false,
    "EL-14",
  ],
  ["looking at the result", revealView(), true, "EL-26"],
  ["gone on", revealView({ offers: [] }), false, "EL-26"],
  ["over", revealView({ phase: "over", offers: [] }), false, undefined],
];

inBothLanguages(() => {
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

it("names nobody while a drawing is corrected, for who is in a hurry drew it", () => {
  expect(awaitedOf(CORRECTING)).toEqual([]);
  for (const who of [speaker, { ...speaker, seat: 2 }, watcher]) {
    const { text } = now({ ...CORRECTING, own: who.seat === 0 ? CORRECTING.own : OWN }, who);
    for (const name of NAMES) expect(text).not.toContain(name);
  }
  expect(notes(CORRECTING).map((it) => it.note)).toEqual(["", "", "", ""]);
});

it("waits neither for who has left nor for who comes in with the next round", () => {
  const some = places((seat) => ({ is_empty: seat === 1, is_playing: seat !== 2 }));
  expect(awaitedOf(viewOf({ places: some }))).toEqual([0, 3]);
  expect(awaitedOf(voteView({ places: some }))).toEqual([0, 3]);
  expect(awaitedOf(voteView({ places: some, objection: asked }))).toEqual([0]);
  expect(awaitedOf(revealView({ places: some }))).toEqual([0, 2, 3]);
  expect(notes(viewOf({ places: some })).map((it) => it.note !== "")).toEqual([true, false, false, true]);
  expect([areTooFew(viewOf({ places: some })), areTooFew(viewOf())]).toEqual([true, false]);
});

it("says once that one's own drawing may be the answer, and never to the active player", () => {
  settings.language = "fr";
  const text = (change: Partial<View>) => now(voteView(change), speaker).text;
  expect(text({})).toBe("Quel dessin cache le même mot que celui de Lou\u202f? C’est peut-être le vôtre.");
  expect(text({ round: 2 })).toBe("Quel dessin cache le même mot que celui de Lou\u202f?");
  expect(text({ active: 0 })).not.toContain("peut-être");
});

it("shows in the strip who is active, who is done, and points", () => {
  settings.language = "en";
  const view = viewOf({ places: places((seat) => ({ has_handed_in: seat > 1, points: seat })) });
  expect(notes(view)).toMatchObject([
    { points: 0, isActive: false, note: "drawing" },
    { points: 1, isActive: true, activeWord: "active", note: "" },
    { points: 2, isActive: false, note: "done" },
    { points: 3, isActive: false, note: "done" },
  ]);
  expect(notes(voteView({ objection: asked })).map((it) => it.note)).toEqual([
    "looking",
    "looking",
    "looking",
    "answered",
  ]);
});
