/** One looks back with keys and buttons, sees what was found about each step, and moves through a graph. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AnyGameModule } from "../../games/game";
import type { ReviewWords } from "../../games/reviewing";
import type { Screen } from "../../games/screen.svelte";
import { seated } from "../../games/seated";
import { Refusal } from "../../link/api";
import { settings } from "../../store/settings.svelte";
import type { ReplayStep, Review } from "../../wire/messages";
import Film from "./Film.svelte";
import { curve, remark, WORDS } from "./fixture";
import { Reel } from "./reel.svelte";
import { Looking } from "./review.svelte";

const STEPS = 20;
const FOUND: Review = {
  game: "between",
  steps: STEPS,
  curves: [
    curve([[1, 12], [8, 3]]), // prettier-ignore
    curve([[1, 12]], { seat: 1 }), // prettier-ignore
    curve([[2, 40_000]], { graph: "words", seat: 1, about: 0 }), // prettier-ignore
  ],
  remarks: [
    remark(4, "told_most", { rests_on: "random" }),
    remark(9, "sure", { is_turning: true, seats: [1] }),
    remark(15, "sure", { is_turning: true }),
  ],
};
const glimpse = (seat: number | null) => ({ seat, news: [{}], view: {} });
const made = (step: number): ReplayStep => ({
  number: 1,
  step,
  steps: STEPS,
  at: 0,
  event: {},
  glimpses: [glimpse(0), glimpse(1), glimpse(null)],
});
const module = {
  Table: (target: HTMLElement) => ({ update: () => undefined, destroy: () => target.replaceChildren() }),
  tell: () => "Something happened.",
} as unknown as AnyGameModule;

let page: Record<string, unknown>;
let reel: Reel;

async function show(looking: Looking | null, words: ReviewWords | null = WORDS): Promise<void> {
  reel = new Reel(STEPS, async (step) => made(step));
  page = mount(Film, {
    target: document.body,
    props: {
      reel,
      places: seated(["Ada", "Bob"]),
      screen: { hasFailed: false, from: null, fail: vi.fn() } as unknown as Screen,
      module,
      code: "BCDF",
      game: 1,
      seat: 0,
      start: 1,
      cheers: { of: () => [] },
      looking,
      words,
    },
  });
  await looking?.look();
  await settled();
}

async function settled(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function press(key: string, target: Element = document.body): Promise<KeyboardEvent> {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  await settled();
  return event;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = () => document.body.textContent.replace(/\s+/g, " ");
const buttons = () => all("button").map((it) => it.getAttribute("aria-label") ?? it.textContent.trim());

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = "en";
  settings.speed = "normal";
  settings.letterKeys = true;
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("goes by keys from step to step and from one turning point to the next, and says which they are", async () => {
  await show(new Looking(async () => FOUND));
  const steps: number[] = [];
  for (const key of ["ArrowRight", "n", "n", "n", "p", "Home", "End", "ArrowLeft", "p"]) {
    await press(key);
    steps.push(reel.step);
  }
  expect(steps).toEqual([2, 9, 15, 15, 9, 1, 20, 19, 15]);
  expect(document.querySelector("article")?.textContent).toContain("Turning point");
  expect(document.querySelector("article")?.textContent).toContain("Ada was sure.");
  await press("n", document.querySelector("select") ?? undefined);
  expect(reel.step).toBe(15);
});

it("says what a sentence rests on, and lists all of them with the one of this step", async () => {
  await show(new Looking(async () => FOUND));
  await reel.go(4);
  await settled();
  expect(document.querySelector("article")?.textContent).toContain("if they choose at random");
  const listed = all("ol button");
  expect(listed.map((it) => it.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Step 4 Ada asked what told most.",
    "Step 9 Turning point Bob was sure.",
    "Step 15 Turning point Ada was sure.",
  ]);
  expect(listed.map((it) => it.getAttribute("aria-current"))).toEqual(["step", null, null]);
  listed[1]?.click();
  await settled();
  expect(reel.step).toBe(9);
  expect(text()).toContain("Found: 3 moments, 2 turning points.");
});

it("has a slider for a graph that says each number, and a table of them", async () => {
  await show(new Looking(async () => FOUND));
  const [graph] = all("[role=slider]");
  expect(graph?.getAttribute("aria-valuetext")).toBe("Step 1: Ada 12 intervals, Bob 12 intervals");
  for (const [key, step] of [
    ["PageUp", 11],
    ["ArrowLeft", 10],
    ["ArrowUp", 11],
    ["Home", 1],
    ["End", 20],
  ] as const) {
    const event = await press(key, graph);
    expect([key, reel.step, event.defaultPrevented]).toEqual([key, step, true]);
  }
  expect(graph?.getAttribute("aria-valuetext")).toBe("Step 20: Ada 3 intervals, Bob 12 intervals");
  const rows = [...(document.querySelector("table")?.rows ?? [])];
  expect(rows.map((row) => [...row.cells].map((it) => it.textContent))).toEqual([
    ["Step", "Ada", "Bob"],
    ["1", "12 intervals", "12 intervals"],
    ["8", "3 intervals", "12 intervals"],
  ]);
  const patterns = all(".line").map((it) => it.getAttribute("stroke-dasharray"));
  expect(new Set(patterns.slice(0, 2)).size).toBe(2);
});

it("follows a finger on the graph, and no mouse that only passes", async () => {
  await show(new Looking(async () => FOUND));
  const [graph] = all("[role=slider]");
  graph!.setPointerCapture = () => undefined;
  graph!.getBoundingClientRect = () => new DOMRect(100, 0, 190, 132);
  const point = async (type: string, clientX: number, more: PointerEventInit = {}) => {
    graph?.dispatchEvent(new PointerEvent(type, { clientX, buttons: 1, bubbles: true, ...more }));
    await settled();
  };
  await point("pointermove", 280, { buttons: 0 });
  expect(reel.step).toBe(1);
  await point("pointerdown", 400);
  expect(reel.step).toBe(STEPS);
  await point("pointermove", 20);
  expect(reel.step).toBe(1);
});

it("runs faster and slower by a sign, and does nothing for a letter once these are off", async () => {
  await show(null, null);
  await press("+");
  await press("+");
  expect(settings.speed).toBe("very_fast");
  await press("-");
  expect(settings.speed).toBe("fast");
  await press("?");
  expect(document.querySelector("dialog")?.textContent).toContain("Slower, faster");
  document.querySelector<HTMLElement>("dialog input")?.click();
  document.querySelector<HTMLElement>("dialog header button")?.click();
  await settled();
  await press("+");
  await press("?");
  expect([settings.speed, all("dialog").length]).toEqual(["fast", 0]);
  await press("ArrowRight");
  expect(reel.step).toBe(2);
});

it("runs and rests by the space bar, which presses a button where one has the focus", async () => {
  await show(null, null);
  await press(" ", all("button").at(-1));
  expect(reel.isPlaying).toBe(false);
  await press(" ");
  expect(reel.isPlaying).toBe(true);
  await press(" ");
  expect(reel.isPlaying).toBe(false);
});

it("says how far it is, and then what it found", async () => {
  const answers = [{ done: 5, of: STEPS }, FOUND];
  await show(new Looking(async () => answers.shift()!));
  expect(text()).toContain("The game is being looked through.");
  expect(text()).toContain("5 of 20 steps looked through");
  expect(document.querySelector("progress")?.value).toBe(5);
  expect(buttons()).not.toContain("Next turning point");
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
  expect(document.querySelector("progress")).toBeNull();
  expect(buttons()).toContain("Next turning point");
});

it("says why nothing was found, and looks again", async () => {
  let fault: Error | null = new Refusal("reviews_busy", null, 503);
  await show(
    new Looking(async () => {
      if (fault) throw fault;
      return FOUND;
    }),
  );
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Try again in a moment");
  fault = null;
  all("button")
    .find((it) => it.textContent.includes("Look again"))
    ?.click();
  await settled();
  expect(all("ol button")).toHaveLength(3);
});

it.each([
  ["a game that nobody looks through", null, null],
  ["one about which nothing was found", new Looking(async () => ({ ...FOUND, curves: [], remarks: [] })), WORDS],
  ["a house that does not look back", new Looking(() => Promise.reject(new Refusal("reviews_off", null, 403))), WORDS],
] as const)("shows %s step by step, and nothing beside it", async (_, looking, words) => {
  await show(looking, words);
  expect(text()).toContain("Something happened.");
  expect(document.querySelector(".findings")).toBeNull();
  expect(buttons()).toEqual(["To the beginning", "One step back", "Let it run", "One step on", "To the end"]);
});
