/** What a child is told of a whole game, whether its minutes can be had or not. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings, type Language } from "../../store/settings.svelte";
import type { EveningSheet } from "../../wire/messages";
import type { View } from "../../wire/kidz-line";
import { texts } from "../laid";
import Took from "./Took.svelte";

const placed = [4, 1, 6];
const view = { seat: 1, places: placed.map((it) => ({ unseen: 0, put_back: [], placed: it })) } as unknown as View;
/** The second game of an evening took so long. */
const after = (took: number): Partial<EveningSheet> => ({
  games: [1_000, took].map((it, at) => ({ number: at + 1, took: it })) as unknown as EveningSheet["games"],
});
const asked = vi.fn<() => Promise<Response>>();
let page: Record<string, unknown>;

/** Where there is no sheet, there is no line to the server. */
function tell(
  language: Language,
  sheet: Partial<EveningSheet> | null,
  of = view,
  code = "ABCD",
): () => string | undefined {
  settings.language = language;
  vi.stubGlobal("fetch", asked);
  asked.mockReturnValue(sheet ? Promise.resolve(Response.json(sheet)) : Promise.reject(new TypeError()));
  page = mount(Took, { target: document.body, props: { view: of, code, game: 2 } });
  flushSync();
  return () => texts("p")[0]?.replace(/\s/g, " ");
}
afterEach(async () => {
  vi.unstubAllGlobals();
  await unmount(page);
});

it("tells a child its cards, and all of them what they made together", async () => {
  const laid = "You have laid 1 card. Together: 11 cards laid in 12 minutes. Well played.";
  const told = tell("en", after(12 * 60_000 + 20_000));
  await vi.waitFor(() => expect(told()).toBe(laid));
});

it("says tu, and counts a short game as a minute", async () => {
  const laid = "Tu as posé 1 carte. Tous ensemble : 11 cartes posées en 1 minute. Bien joué.";
  const told = tell("fr", after(20_000));
  await vi.waitFor(() => expect(told()).toBe(laid));
});

it("asks for no evening where there is none, as in a lesson", () => {
  asked.mockClear();
  expect(tell("en", after(60_000), view, "")()).toBe("You have laid 1 card. Together: 11 cards laid. Well played.");
  expect(asked).not.toHaveBeenCalled();
});

it("tells who watched of them all, and leaves out what cannot be had", async () => {
  const told = tell("en", null, { ...view, seat: null });
  await Promise.allSettled(asked.mock.results.map((it): unknown => it.value));
  expect(told()).toBe("Together: 11 cards laid. Well played.");
});
