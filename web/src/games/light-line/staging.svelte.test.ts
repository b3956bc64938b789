import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stage } from "./staging.svelte";
import { Telling } from "./telling.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is over for whoever comes back in the middle of it, and plays the next as it happens", () => {
  let news = $state.raw<readonly string[]>(["LINE 7"]);
  const telling = new Telling();
  const watch = (told: readonly string[]): void => telling.play(told, { first: 1_000 });
  const leave = $effect.root(() =>
    stage(
      () => ({ telling, watch }),
      () => news,
    ),
  );
  const seen = [["LINE 7"], [], ["LINE 8"]].map((told) => {
    news = told;
    flushSync();
    return telling.isOn;
  });
  expect(seen).toEqual([true, false, true]);
  leave();
});
