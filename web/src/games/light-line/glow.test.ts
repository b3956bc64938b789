import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { skip } from "../../ui/skips";
import type { Line, Seen } from "../../wire/line";
import type { AnyView } from "../game";
import { BLUE, LAID } from "./fixture";
import { Glow } from "./glow.svelte";
import { layingMode } from "./game";
import { Placing } from "./placing.svelte";
import { AT_ONCE, BRISK, MOMENT, type Run } from "./run.svelte";

const RED: Line = ["R", [[2, 0], ...BLUE[1]]];
const placed: Seen = { type: "card_placed", seat: 1, laid: LAID, lines: [BLUE, RED], points: 5 };
const turn: Seen = { type: "turn_began", seat: 0, deadline: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = layingMode<AnyView, unknown, Seen>({} as Parameters<typeof layingMode<AnyView, unknown, Seen>>[0]);

/** How far the light has come on each line, and what glows. */
function seen({ reached, lit, isWhole }: Run): string {
  const lengths = (lines: typeof lit): string => lines.map((it) => it.cells.length).join(" + ");
  return `${lengths(reached)}${isWhole ? "!" : ""} (${lengths(lit)})`;
}

it("runs along the lines of a laid card, one after the other; a moment later nothing stands back", () => {
  const glow = new Glow();
  glow.hear([placed, turn], BRISK);
  expect(glow.cell).toEqual([1, 0]);
  const run = [seen(glow.run)];
  for (let step = 1; step <= 5; step += 1) {
    vi.advanceTimersByTime(BRISK);
    run.push(seen(glow.run));
  }
  expect(run).toEqual([" ()", "1 (1)", "2 (2)", "2 + 1 (2 + 1)", "2 + 2 (2 + 2)", "2 + 3! (2 + 3)"]);
  vi.advanceTimersByTime(MOMENT);
  expect(seen(glow.run)).toBe("2 + 3! ()");
});

it("lights all of them at once where nothing should move", () => {
  const glow = new Glow();
  glow.hear([placed], AT_ONCE);
  expect(seen(glow.run)).toBe("2 + 3! (2 + 3)");
  vi.advanceTimersByTime(MOMENT);
  expect(seen(glow.run)).toBe("2 + 3! ()");
});

it("is over at a touch, and comes again when it is asked for", () => {
  const glow = new Glow();
  glow.hear([placed], BRISK);
  skip();
  expect(seen(glow.run)).toBe("2 + 3! ()");
  glow.run.again();
  vi.advanceTimersByTime(BRISK);
  expect(seen(glow.run)).toBe("1 (1)");
});

it("has everybody look at the last line before it is said who has won", () => {
  const placing = new Placing();
  placing.glow.hear([placed], AT_ONCE);
  const holds = (type: string): boolean | undefined => line.holds?.({ type }, placing);
  expect([holds("game_ended"), holds("points_taken")]).toEqual([true, false]);
  skip();
  expect(holds("game_ended")).toBe(false);
  // Looked at again it does not take back what was said.
  placing.glow.run.again();
  expect([placing.glow.run.isOn, holds("game_ended")]).toEqual([true, false]);
});

it("is not kept alight by what is told meanwhile: one’s own turn begins and nothing is dim", () => {
  const glow = new Glow();
  glow.hear([placed], AT_ONCE);
  glow.hear([turn], AT_ONCE);
  glow.hear([], AT_ONCE);
  expect(glow.run.isOn).toBe(true);
  vi.advanceTimersByTime(MOMENT);
  expect(glow.run.isOn).toBe(false);
});

it("begins anew with the next card, and not with the same news once more", () => {
  const glow = new Glow();
  glow.hear([placed], AT_ONCE);
  vi.advanceTimersByTime(MOMENT - 1);
  const next: Seen = { ...placed, seat: 0 };
  glow.hear([next], AT_ONCE);
  vi.advanceTimersByTime(MOMENT - 1);
  expect(glow.run.isOn).toBe(true);
  vi.advanceTimersByTime(1);
  glow.hear([next], AT_ONCE);
  expect(glow.run.isOn).toBe(false);
});

it("has nothing to run along where there is no line", () => {
  const { run } = new Glow();
  run.play("a call", [], BRISK);
  expect([run.isOn, run.isWhole]).toEqual([false, true]);
});
