import { beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Aside, View } from "../../wire/trapwords";
import { CLAIM, name, offer, oneOf, SHEET, trapsView, turnOf, viewOf } from "./fixture";
import { now } from "./now";
import { asidesIn, askedOf } from "./reading";
import { notes } from "./strip";

const at = (view: View) => now(view, { seat: view.seat, name });

beforeEach(() => {
  settings.language = "fr";
});

it("says what a team has to do with its sheet, and with which rule", () => {
  expect(at(trapsView(0))).toMatchObject({ isMine: true, rule: "TW-15" });
  expect(at(trapsView(0)).text).toContain("Zoé");
  expect(at(trapsView(0, { offers: [offer("declare_ready")] }))).toMatchObject({ isMine: true, rule: "TW-17" });
  const full = { ...SHEET, needs_star: true, drafts: SHEET.drafts.map((it) => ({ ...it, is_chosen: true })) };
  expect(at(trapsView(0, { sheet: full }))).toMatchObject({ isMine: true, rule: "TW-81" });
  expect(at(trapsView(0, {}, true)).text).toContain("On attend les Bleus");
  expect(at(trapsView(null))).toMatchObject({ isMine: false, rule: "TW-12" });
});

it("tells everybody in a turn what they are in it", () => {
  const closed = (seat: number | null) => viewOf(seat, { turn: turnOf({ is_open: false }) });
  expect(at(closed(0))).toMatchObject({ isMine: true, rule: "TW-28" });
  expect(at(closed(1)).text).toContain("Ada");
  expect(at(closed(2))).toMatchObject({ isMine: false });
  expect(at(viewOf(0, { offers: [offer("say")] }))).toMatchObject({ isMine: true, rule: "TW-30" });
  expect(at(viewOf(0, { turn: turnOf({ is_out_of_breath: true }) }))).toMatchObject({ isMine: false, rule: "TW-77" });
  expect(at(viewOf(0))).toMatchObject({ isMine: false, rule: "TW-78" });
  expect(at(viewOf(2))).toMatchObject({ isMine: true, rule: "TW-43" });
  expect(at(viewOf(1))).toMatchObject({ isMine: false, rule: "TW-56" });
  expect(at(viewOf(null)).text).toContain("les Rouges");
});

it("knows that a table may speak aloud", () => {
  const options = { ...viewOf(0).options, clues: "aloud" } as const;
  expect(at(viewOf(0, { options, offers: [offer("begin_clues")] }))).toMatchObject({ isMine: true, rule: "TW-29" });
  expect(at(viewOf(0, { options }))).toMatchObject({ isMine: true, rule: "TW-30" });
  expect(at(viewOf(1, { options }))).toMatchObject({ isMine: true, rule: "TW-56" });
  expect(at(viewOf(2, { options })).text).toContain("voix haute");
});

it("says what is settled, and who is awaited", () => {
  const settle = (seat: number, stage: "window" | "answer" | "vote" | "replay", ...offers: View["offers"]) =>
    viewOf(seat, {
      phase: "settle",
      turn: turnOf({ end: "stopped", stage, claims: [{ ...CLAIM, ballots: [[0, "uphold"]] }], open_claim: 1 }),
      offers,
    });
  expect(at(settle(1, "window", offer("accept_turn")))).toMatchObject({ isMine: true, rule: "TW-62" });
  expect(at(settle(0, "window")).text).toContain("les Bleus");
  expect(at(settle(0, "answer", offer("contest", { why: oneOf("not_related") })))).toMatchObject({
    isMine: true,
    rule: "TW-63",
  });
  expect(at(settle(1, "answer")).text).toContain("Les Rouges");
  expect(at(settle(1, "vote", offer("vote")))).toMatchObject({ isMine: true, rule: "TW-G13" });
  expect(at(settle(0, "vote")).text).toContain("Lou, Max et Zoé");
  expect(at(settle(0, "replay", offer("agree_replay")))).toMatchObject({ isMine: true, rule: "TW-G7" });
  expect(at(settle(0, "replay"))).toMatchObject({ isMine: false });
});

it("asks the others whether a guess was right after all", () => {
  const settle = (seat: number, stage: "appeal" | "answer", ...offers: View["offers"]) =>
    viewOf(seat, {
      phase: "settle",
      turn: turnOf({ end: "time", stage, claims: [{ ...CLAIM, rule: "TW-47", by: 2 }], open_claim: 1 }),
      offers,
    });
  expect(at(settle(2, "appeal", offer("appeal", { guess: oneOf(1) })))).toMatchObject({ isMine: true, rule: "TW-47" });
  expect(at(settle(1, "appeal")).text).toContain("Les Rouges vont dire");
  expect(at(settle(1, "answer", offer("contest", { why: oneOf("not_related") })))).toMatchObject({
    text: "Cette proposition était-elle juste\u202f?",
    isMine: true,
    rule: "TW-47",
  });
  expect(at(settle(2, "answer")).text).toContain("Les Bleus vont répondre");
});

it("asks about a slip until its author has guessed, and shows talk as long as the turn", () => {
  const slip = { by: 2, text: "sattelite", meant: ["satellite"], at: 5 };
  const talk = { by: 2, text: "je crois", meant: [], at: 6 };
  const seen = (seat: number, asides: readonly Aside[], at?: number) =>
    viewOf(seat, {
      turn: turnOf({ asides, guesses: at === undefined ? [] : [{ by: 2, text: "lune", is_right: false, at }] }),
    });
  expect(askedOf(seen(2, [slip]))).toBe(slip);
  expect(askedOf(seen(2, [slip], 4))).toBe(slip);
  for (const view of [
    seen(0, [slip]),
    seen(2, [slip], 5),
    seen(2, [slip, talk]),
    seen(2, []),
    viewOf(2, { turn: null }),
  ])
    expect(askedOf(view)).toBeNull();
  expect(asidesIn(turnOf({ asides: [slip, talk] }))).toEqual([slip, talk]);
  expect(
    asidesIn(turnOf({ asides: [slip, talk], guesses: [{ by: 2, text: "lune", is_right: false, at: 7 }] })),
  ).toEqual([talk]);
  expect(asidesIn(turnOf({ asides: [slip, talk], end: "time" }))).toEqual([]);
});

it("says what an omen wants", () => {
  expect(at(viewOf(0, { phase: "omen", turn: null, offers: [offer("agree_effects")] }))).toMatchObject({
    isMine: true,
    rule: "TW-82",
  });
  expect(at(viewOf(0, { phase: "omen", turn: null })).text).toContain("les Bleus");
  expect(at(viewOf(null, { phase: "omen", turn: null }))).toMatchObject({ isMine: false });
});

it("shows in the strip who is of which team, and who has the torch", () => {
  expect(notes(viewOf(0)).map((it) => it.note)).toEqual([
    "torche, Rouges",
    "écoute, Bleus",
    expect.stringMatching(/^dev.*Rouges/),
    "torche, Bleus",
  ]);
  // A television shows the team by its sign alone, and has no room for more.
  expect(notes(viewOf(0)).map((it) => it.doing)).toEqual(["torche", "écoute", expect.stringMatching(/^dev/), "torche"]);
  expect(notes(viewOf(0)).map((it) => it.isActive)).toEqual([true, false, false, false]);
  expect(notes(trapsView(0, {}, true))[2]?.note).toBe("prêt, Rouges");
});
