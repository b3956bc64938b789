import { beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { View } from "../../wire/entre-les-lignes";
import { revealView, speaker, viewOf, voteView } from "./fixture";
import { notice } from "./notice";

beforeEach(() => {
  settings.language = "fr";
});

const heard = (verdict: "upheld" | "dismissed" | "withdrawn") => [{ by: 1, spot: "B", verdict }] as const;
const said = (view: View, isLate = false) => notice(view, isLate, speaker);

it("says how an objection ended, until there is another or the vote is over", () => {
  expect(said(voteView())).toBe("");
  expect(said(voteView({ heard: heard("dismissed") }))).toMatch(/^La plupart ne voient/);
  expect(said(voteView({ heard: heard("withdrawn") }))).toMatch(/ne conteste plus/);
  expect(said(voteView({ heard: heard("dismissed"), objection: { by: 2, spot: "C", judges: [0], spoken: [] } }))).toBe(
    "",
  );
  expect(said(revealView({ heard: heard("dismissed") }))).toBe("");
});

it("says that votes were taken back, and then that the drawing hangs again", () => {
  const view = voteView({ heard: heard("upheld") });
  const correcting = { ...view, board: view.board.map((it) => ({ ...it, is_sent_back: it.spot === "B" })) };
  expect(said(correcting)).toMatch(/chacun reprend son vote\.$/);
  expect(said(view)).toMatch(/^Raccroché\./);
});

it("says that time was up, before anything else", () => {
  expect(said(viewOf(), true)).toBe("Le temps est écoulé.");
  expect(said(voteView({ heard: heard("dismissed") }), true)).toMatch(/^Le temps est écoulé\. La plupart/);
});
