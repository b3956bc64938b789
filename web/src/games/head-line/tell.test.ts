import { expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Seen } from "../../wire/head-line";
import { card } from "./card";
import { tell } from "./tell";

function ended(isSetAside: boolean): Seen {
  const result = { round: 12, number: 4, how: "called_together", callers: [0, 1], is_set_aside: isSetAside };
  return { type: "round_ended", result, number: 3, deadline: null } as unknown as Seen;
}

it("tells when a number is set aside, and nothing else of the end of a round", () => {
  const speaker = { seat: 0, name: () => "Ada" };
  settings.language = "en";
  expect(tell(ended(true), speaker)).toBe("Nobody found it in ten rounds: the 4 is set aside.");
  expect(tell(ended(false), speaker)).toBeNull();
});

it("leaves the cards to be looked at, and tells the tempo in seconds", () => {
  const speaker = { seat: 0, name: () => "Ada" };
  expect(tell({ type: "card_dealt", card: 7, next_back: 3, deadline: 1 }, speaker)).toBeNull();
  settings.language = "fr";
  expect(tell({ type: "pace_set", pace_ms: 2_500 }, speaker)).toMatch(/toutes les 2,5.s/);
  settings.language = "en";
});

it("tells the usual tables apart", () => {
  const texts = ["classic", "relaxed", "calm", "quick"].map((key) => card.preset(key).text);
  expect(new Set(texts).size).toBe(4);
});
