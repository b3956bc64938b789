import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { skip } from "../ui/skips";
import { PAUSE } from "../games/entre-les-lignes/acts";
import { GO_ON, places, RESULT, revealView, voteView } from "../games/entre-les-lignes/fixture";
import module from "../games/entre-les-lignes";
import { type Here, welcomed } from "../store/fakes";
import { settings } from "../store/settings.svelte";
import { ROOM } from "../link/fakes";
import Play from "./Play.svelte";
import { Tidings } from "./tidings.svelte";

const sounds = vi.hoisted(() => [] as string[]);
vi.mock("../sound/sounds", () => ({ play: (name: string) => sounds.push(name) }));

const chairs = [1, 2, 3, 4].map((person) => ({
  person,
  bot: null,
  is_passed_over: false,
  before: person === 3 ? ["Eve"] : [],
}));
const people = ["Ada", "Lou", "Max", "Zoé"].map((name, seat) => ({
  id: seat + 1,
  name,
  is_here: true,
  token: null,
  is_ready: true,
  seat,
}));
const room = { ...ROOM, game: "entre-les-lignes", stage: "playing" as const, chairs, people };
const revealed = revealView({ offers: [GO_ON], places: places((seat) => ({ points: seat === 0 ? 7 : 0 })) });
let page: Record<string, unknown>;
let here: Here;
let brought: Element[];
let isBroad = true;

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  sounds.length = 0;
  brought = [];
  vi.stubGlobal("matchMedia", (asked: string) => ({
    matches: isBroad && asked.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  Element.prototype.scrollIntoView = function (this: Element) {
    if (this.closest("main")) brought.push(this);
  };
  here = welcomed({ room, view: voteView() });
  page = mount(Play, {
    target: document.body,
    props: {
      table: here.table,
      room,
      module,
      tidings: new Tidings(),
      holds: () => false,
      onrule: () => {},
      onshow: () => {},
    },
  });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isBroad = true;
});

/** What waits for the next frame. */
function draw(): void {
  vi.advanceTimersToNextFrame();
  flushSync();
}

function tell(seq: number, view: unknown, ...news: unknown[]): void {
  here.sockets.last.tell({ type: "update", seq, news, view, now: 1_000_000 } as never);
  flushSync();
}

const reveal = () => tell(1, revealed, { type: "round_revealed", result: RESULT, deadline: null });
const wait = (acts: number) => {
  vi.advanceTimersByTime(acts * PAUSE);
  flushSync();
};
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? "";
const button = (): HTMLButtonElement =>
  document.querySelector<HTMLButtonElement>(".mine button.main") as HTMLButtonElement;

it("keeps the log, the voice, the sounds and the strip from telling a result before the play area does", () => {
  reveal();
  for (const place of ["aside", "[aria-live]", "main"]) expect(text(place)).not.toMatch(/avion|Points:/);
  expect(text(".strip")).toContain("5 points");
  expect(sounds).not.toContain("right");
  // Another goes on meanwhile: nothing is lost by that.
  tell(2, revealed, { type: "went_on", seat: 2 });
  wait(4);
  expect(text("aside")).toMatch(/avion.*Points: Ada 2/);
  expect(text("[aria-live]")).toContain("avion");
  expect(text(".strip")).toContain("7 points");
  expect(sounds.filter((it) => it === "right")).toHaveLength(1);
});

it("lays the log beside the table only where there is room", async () => {
  isBroad = false;
  await beside(false);
  expect(document.querySelector("aside, ol.stack")).toBeNull();
  isBroad = true;
  await beside(false);
  expect(document.querySelector("aside")).not.toBeNull();
  settings.foldsLog = true;
  flushSync();
  expect(document.querySelector("aside")).toBeNull();
  settings.foldsLog = false;
});

it("lets another game at this table know nothing of the one before", async () => {
  await unmount(page);
  const made: unknown[] = [];
  const make = (): unknown => made[made.push(module.ctrl?.()) - 1];
  const props = { table: here.table, module: { ...module, ctrl: make }, tidings: new Tidings(), holds: () => false };
  page = mount(Play, {
    target: document.body,
    props: {
      ...props,
      onrule: () => {},
      onshow: () => {},
      get room() {
        return here.table.room ?? room;
      },
    },
  });
  reveal();
  const laid = document.querySelector(".area > *");
  const meet = (number: number): readonly unknown[] => {
    here.sockets.last.tell({ type: "room", room: { ...room, number } });
    flushSync();
    return [made.length, here.table.news.length, laid?.isConnected];
  };
  expect(meet(room.number), "somebody has come, say").toEqual([1, 1, true]);
  expect(meet(room.number + 1)).toEqual([2, 0, false]);
});

const over = { ...revealed, outcome: { why: "points", winners: [0], points: [7, 0, 0, 0] }, offers: [] };

it.each([
  ["who won where people vied", undefined, false],
  ["what all made where they made it together", true as const, true],
])("shows first %s", async (_, isMadeTogether, isFirst) => {
  await unmount(page);
  const { table } = welcomed({ room, view: over as never });
  const props = { table, room, module: { ...module, isMadeTogether }, tidings: new Tidings(), holds: () => false };
  page = mount(Play, { target: document.body, props: { ...props, onrule: () => {}, onshow: () => {} } as never });
  flushSync();
  const [area, end] = [".area", "#end-title"].map((it) => document.querySelector(it) as Element);
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(Boolean((area?.compareDocumentPosition(end as Element) ?? 0) & DOCUMENT_POSITION_FOLLOWING)).toBe(isFirst);
});

it("says who won once the play area has told how it ended", () => {
  tell(1, over, { type: "round_revealed", result: RESULT, deadline: null });
  expect(document.querySelector("#end-title")).toBeNull();
  expect(document.querySelector("[data-now]")).not.toBeNull();
  expect(sounds).not.toContain("end");
  wait(4);
  expect(text("#end-title")).not.toBe("");
  expect(document.querySelector("[data-now]")).toBeNull();
  expect(sounds.filter((it) => it === "end")).toHaveLength(1);
});

it("ends the little play with the button that goes on after it", () => {
  reveal();
  expect(button().textContent?.trim()).toBe("Show all");
  // The page hears the finger first, and shows the rest; the button has no more to do then.
  button().dispatchEvent(new Event("pointerdown", { bubbles: true }));
  skip();
  flushSync();
  button().click();
  flushSync();
  expect(here.sockets.last.asked).toEqual([]);
  expect(text("aside")).toContain("avion");
  expect(button().textContent?.trim()).toBe("Go on");
  button().click();
  flushSync();
  expect(here.sockets.last.asked).toMatchObject([{ action: { type: "go_on" } }]);
});

it("brings each act into view, and points at the end, but nobody who scrolls", () => {
  reveal();
  const where = () =>
    brought
      .splice(0)
      .map((it) => it.getAttribute("data-spot") ?? (it.className.includes("count") ? "count" : it.localName));
  expect(where(), "laid first, and moved with the next frame").toEqual([]);
  draw();
  expect(where().at(-1)).toBe("ul");
  const seen = [1, 2, 3, 4].map(() => {
    wait(1);
    draw();
    return where();
  });
  expect(seen).toEqual([["header"], ["A"], ["C"], ["count"]]);
  tell(2, { ...revealed, round: 2, phase: "vote" });
  tell(
    3,
    { ...revealed, round: 2, gallery: [{ ...RESULT, round: 2 }] },
    { type: "round_revealed", result: { ...RESULT, round: 2 }, deadline: null },
  );
  brought.length = 0;
  window.dispatchEvent(new Event("wheel"));
  wait(4);
  draw();
  expect(brought).toEqual([]);
});

it("names who drew and voted then, though somebody else sits there by now", () => {
  reveal();
  wait(4);
  expect(text("header")).toContain("Lou and Eve had it");
  expect(text("figure[data-spot=A]")).toContain("Eve");
  expect(text("figure[data-spot=C]")).toContain("Eve, wrong vote");
  expect(text("ol[aria-label=Points]")).not.toContain("Max");
});

it("says of a blank paper that it is blank", () => {
  tell(1, voteView({ board: voteView().board.map((it) => ({ ...it, drawing: it.spot === "C" ? "" : it.drawing })) }));
  expect(text("figure[data-spot=C]")).toContain("A blank sheet");
  expect(text("figure[data-spot=B]")).not.toContain("blank");
});

it("picks not to vote first, and lays that with the main button", () => {
  tell(1, voteView());
  const abstain = [...document.querySelectorAll<HTMLButtonElement>(".tokens button")].at(-1);
  expect(button().disabled).toBe(true);
  abstain?.click();
  flushSync();
  expect(here.sockets.last.asked).toEqual([]);
  expect([abstain?.getAttribute("aria-pressed"), button().textContent?.trim()]).toEqual(["true", "Don’t vote"]);
  button().click();
  expect(here.sockets.last.asked).toMatchObject([{ action: { type: "abstain" } }]);
});

it("shows what was decided until the next thing happens", () => {
  tell(1, voteView({ heard: [{ by: 1, spot: "B", verdict: "dismissed" }] }), { type: "time_ran_out", seats: [2] });
  expect(text(".notice")).toMatch(/^Time is up\. .*drawing B/);
  tell(2, revealed, { type: "went_on", seat: 2 });
  expect(text(".notice")).toBe("");
});

it("asks whether there are letters in a drawing with the question alone in sight", () => {
  tell(
    1,
    voteView({
      offers: [
        ...voteView().offers,
        { action: "object", fields: { spot: { type: "one_of", values: ["A"], idle: [] } } },
      ],
    }),
  );
  const press = (name: RegExp): void => {
    [...document.querySelectorAll("button")]
      .find((it) => name.test(it.textContent?.trim() ?? "") || name.test(it.getAttribute("aria-label") ?? ""))
      ?.click();
    flushSync();
  };
  press(/^Look closely at drawing A/);
  const said = () => text("dialog") || text("[role=dialog]");
  expect(said()).toContain("Vote for A");
  press(/^I see letters/);
  expect(said()).toContain("Ask the others");
  expect(said()).not.toContain("Vote for A");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Letters or digits?");
});

/** The same table with a television beside it, at which a game says whether the phone needs the table. */
async function beside(needs: boolean | undefined, change: Partial<typeof room> = {}): Promise<void> {
  await unmount(page);
  const { needsTable: _, ...silent } = module;
  page = mount(Play, {
    target: document.body,
    props: {
      table: here.table,
      room: { ...room, screens: 1, ...change },
      module: needs === undefined ? silent : { ...module, needsTable: () => needs },
      tidings: new Tidings(),
      holds: () => false,
      onrule: () => {},
      onshow: () => {},
    },
  });
  flushSync();
}
const isLaid = (): boolean => document.querySelector(".area") !== null;
const tableToo = () => document.querySelector<HTMLInputElement>("input[role=switch]");

it("is a hand while a television shows the table, unless something is done there, with a switch that is kept", async () => {
  settings.tableToo = false;
  await beside(false);
  expect(isLaid()).toBe(false);
  expect(document.querySelector("[data-now]")).not.toBeNull();
  expect(document.querySelector(".strip")).not.toBeNull();
  expect(document.querySelector("aside")).not.toBeNull();
  tableToo()?.click();
  flushSync();
  expect(isLaid()).toBe(true);
  await beside(false);
  expect(isLaid(), "kept on this device").toBe(true);
  tableToo()?.click();
  flushSync();
  expect(isLaid()).toBe(false);
  await beside(true);
  expect(isLaid()).toBe(true);
});

it("lays the table for who watches, for a game that does not say, and where no television is", async () => {
  settings.tableToo = false;
  await beside(false, { seat: null });
  expect(isLaid()).toBe(true);
  await beside(undefined);
  expect([isLaid(), tableToo()]).toEqual([true, null]);
  await beside(false, { screens: 0 });
  expect([isLaid(), tableToo()]).toEqual([true, null]);
});
