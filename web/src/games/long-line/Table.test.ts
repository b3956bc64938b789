/** When time is seen from the corner of the eye, and how it is written there. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../store/settings.svelte";
import type { Action, Seen, View } from "../../wire/long-line";
import type { Place } from "../game";
import { Laid, texts } from "../laid";
import { Racing } from "./ctrl.svelte";
import Table from "./Table.svelte";

const place = { is_ready: true, has_stopped: false, display: [], longest: null, points: 0 };
const race = {
  seat: 0,
  options: { displays: "hidden" },
  round: 1,
  phase: "race",
  places: [place, place, place],
  own: { hand: [1, 11, 21], bench: [], longest: null },
  calls: [],
  deadline: null,
  last_round: null,
  outcome: null,
  offers: [],
} as unknown as View;
const people = ["Ada", "Lou", "Max"].map((name, seat) => ({ seat, name })) as unknown as Place[];

let table: Laid<View, Action, Seen, Racing>;
beforeEach(() => {
  settings.language = "en";
  table = new Laid<View, Action, Seen, Racing>(Table, { view: race, people, ctrl: new Racing() });
});
afterEach(() => table.remove());

const band = (): string[] => texts("[data-moment=countdown]");

it("stands beside the sentence alone until a minute is left", () => {
  table.see({ ...race, deadline: 360_000 });
  expect(band()).toEqual([]);
  table.see({ ...race, deadline: 60_000 });
  expect(band()).toEqual([expect.stringMatching(/ 60$/)]);
});

it("comes with the first call, and tells minutes as a clock does", () => {
  const calls = [[1, 4, 1]] as unknown as View["calls"];
  table.see({ ...race, calls, deadline: 342_000 });
  expect(band()).toEqual([expect.stringMatching(/ 5:42$/)]);
  table.see({ ...race, calls });
  expect(band()).toEqual([expect.stringMatching(/ 1$/)]);
});
