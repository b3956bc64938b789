import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BLANK } from "../../../draw/strokes";
import { settings } from "../../../store/settings.svelte";
import { skip } from "../../../ui/skips";
import type { Seen } from "../../../wire/entre-les-lignes";
import type { Impression } from "../../game";
import { texts } from "../../laid";
import { seated } from "../../seated";
import { type Props, Reading } from "../ctrl.svelte";
import { NAMES, RESULT, revealView } from "../fixture";
import Table from "../Table.svelte";

const people = seated(NAMES, (seat) => ({ isBot: seat > 1 }));
const thing = "phare = lighthouse";
const TOLD: Readonly<Record<string, readonly Impression[]>> = {
  "1": [
    { seat: 2, thing, sure: 62 },
    { seat: 3, thing, sure: 62 },
  ],
  "2": [{ seat: 3, thing, sure: 8 }],
};
const told = (drawing: string): readonly Impression[] => TOLD[drawing] ?? [];
let page: Record<string, unknown>;

function lay(impressions: Props["impressions"], news: readonly Seen[] = []): void {
  const ctrl = new Reading({ keep: async () => "", show: async () => BLANK });
  const props: Props = {
    view: revealView(),
    news,
    act: () => undefined,
    pending: [],
    people,
    seat: 0,
    now: () => 0,
    rule: () => undefined,
    code: "ABCD",
    game: 1,
    ctrl,
    ...(impressions ? { impressions } : {}),
  };
  page = mount(Table, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.textContent = "";
});
afterEach(async () => {
  await unmount(page);
  vi.unstubAllGlobals();
});

it.each([
  ["en", "Taken for “lighthouse” (62% sure): Max and Zoé", "Taken for “lighthouse” (8% sure): Zoé"],
  ["fr", "Pris pour « phare » (sûr à 62 %) : Max et Zoé", "Pris pour « phare » (sûr à 8 %) : Zoé"],
] as const)("tells beside each drawing what bots took it for, in one’s own language: %s", (language, one, other) => {
  settings.language = language;
  lay(told);
  const beside = [...document.querySelectorAll("figure")].map((it) => it.querySelector(".taken")?.textContent?.trim());
  expect(beside.map((it) => it?.replaceAll(/[\u00a0\u202f]/g, " "))).toEqual([one, other, "", ""]);
  expect(document.querySelector(".taken")?.getAttribute("aria-live")).toBe("polite");
});

it("keeps it back until the reveal has told whose drawings they are", () => {
  settings.language = "en";
  lay(told, [{ type: "round_revealed", result: RESULT, deadline: null }]);
  expect(texts(".taken li")).toEqual([]);
  skip();
  flushSync();
  expect(texts(".taken li")).toHaveLength(2);
});

it("says nothing where no bot has told anything", () => {
  lay(() => []);
  expect(texts(".taken li")).toEqual([]);
});
